CREATE TABLE "contact_changes" (
	"change_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_changes_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"channel" text NOT NULL,
	"destination_enc" text,
	"state" text NOT NULL,
	"asked_by" integer NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"link_hash" text
);
--> statement-breakpoint
ALTER TABLE "contact_changes" ADD CONSTRAINT "contact_changes_user_id_customers_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."customers"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_changes" ADD CONSTRAINT "contact_changes_asked_by_admins_admin_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contact_changes_open" ON "contact_changes" USING btree ("user_id") WHERE "contact_changes"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "contact_changes_user" ON "contact_changes" USING btree ("user_id","asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "contact_changes_link" ON "contact_changes" USING btree ("link_hash");--> statement-breakpoint
CREATE INDEX "contact_changes_asker" ON "contact_changes" USING btree ("asked_by","ended_at");