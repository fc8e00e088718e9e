CREATE TABLE "identity_checks" (
	"check_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "identity_checks_check_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"admin_id" integer NOT NULL,
	"questions" jsonb NOT NULL,
	"passed" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"spent_at" timestamp with time zone
);
--> statement-breakpoint
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
CREATE INDEX "identity_checks_user" ON "identity_checks" USING btree ("user_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "contact_changes_open" ON "contact_changes" USING btree ("user_id") WHERE "contact_changes"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "contact_changes_user" ON "contact_changes" USING btree ("user_id","asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "contact_changes_link" ON "contact_changes" USING btree ("link_hash");--> statement-breakpoint
CREATE INDEX "contact_changes_asker" ON "contact_changes" USING btree ("asked_by","ended_at");
