CREATE TABLE "lead_namings" (
	"naming_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lead_namings_naming_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"partner_id" integer NOT NULL,
	"product_type" text NOT NULL,
	"phone_index" text NOT NULL,
	"email_index" text,
	"visit" text NOT NULL,
	"contact_enc" text,
	"refusal_hash" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"lead_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "lead_namings_reference_unique" UNIQUE("reference"),
	CONSTRAINT "lead_namings_refusal_hash_unique" UNIQUE("refusal_hash")
);
--> statement-breakpoint
ALTER TABLE "lead_namings" ADD CONSTRAINT "lead_namings_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_namings" ADD CONSTRAINT "lead_namings_lead_id_leads_lead_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("lead_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "lead_namings_visit" ON "lead_namings" USING btree ("partner_id","visit");--> statement-breakpoint
CREATE UNIQUE INDEX "lead_namings_one_pending" ON "lead_namings" USING btree ("partner_id","phone_index","product_type") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "lead_namings_partner" ON "lead_namings" USING btree ("partner_id","naming_id");--> statement-breakpoint
CREATE INDEX "lead_namings_phone" ON "lead_namings" USING btree ("phone_index");--> statement-breakpoint
CREATE INDEX "lead_namings_email" ON "lead_namings" USING btree ("email_index");--> statement-breakpoint
CREATE INDEX "lead_namings_state" ON "lead_namings" USING btree ("state","expires_at");--> statement-breakpoint
-- Whom a partner's system named and who has never proved the number or the address is nobody's lead: until now such a call
-- held them for 90 days. The touch stays as what happened, without the person; the lead is lost, and its name and number go.
UPDATE "leads" SET "status" = 'lost', "held_until" = LEAST("held_until", now()), "contact_enc" = NULL, "updated_at" = now() WHERE "channel" = 'api' AND "user_id" IS NULL AND "status" IN ('new', 'in_progress', 'applied') AND NOT EXISTS (SELECT 1 FROM "customers" WHERE ("phone_verified" AND "customers"."phone_index" = "leads"."phone_index") OR ("email_verified" AND "customers"."email_index" = "leads"."phone_index"));
--> statement-breakpoint
UPDATE "touches" SET "phone_index" = NULL WHERE "channel" = 'api' AND NOT EXISTS (SELECT 1 FROM "customers" WHERE ("phone_verified" AND "customers"."phone_index" = "touches"."phone_index") OR ("email_verified" AND "customers"."email_index" = "touches"."phone_index"));
