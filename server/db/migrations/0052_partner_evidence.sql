CREATE TABLE "partner_evidence" (
	"evidence_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "partner_evidence_evidence_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"partner_id" integer NOT NULL,
	"step" text NOT NULL,
	"state" text NOT NULL,
	"what" text DEFAULT '' NOT NULL,
	"value_index" text,
	"version" text,
	"hash" text,
	"admin_id" integer,
	"partner_user_id" integer,
	"reason" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "otps" DROP CONSTRAINT "otps_asker";--> statement-breakpoint
ALTER TABLE "otps" ADD COLUMN "partner_user_id" integer;--> statement-breakpoint
ALTER TABLE "partner_evidence" ADD CONSTRAINT "partner_evidence_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_evidence" ADD CONSTRAINT "partner_evidence_admin_id_admins_admin_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_evidence" ADD CONSTRAINT "partner_evidence_partner_user_id_partner_users_partner_user_id_fk" FOREIGN KEY ("partner_user_id") REFERENCES "public"."partner_users"("partner_user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "partner_evidence_partner" ON "partner_evidence" USING btree ("partner_id","evidence_id");--> statement-breakpoint
CREATE INDEX "otps_partner_user" ON "otps" USING btree ("partner_user_id","created_at");--> statement-breakpoint
ALTER TABLE "otps" ADD CONSTRAINT "otps_asker" CHECK (num_nonnulls("otps"."prospect_app_id", "otps"."user_id", "otps"."partner_user_id") = 1);