CREATE SEQUENCE "public"."lead_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 310101 CACHE 1;--> statement-breakpoint
CREATE TABLE "dedupe_checks" (
	"check_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dedupe_checks_check_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"app_id" text,
	"lender_id" integer,
	"source" text NOT NULL,
	"matched_on" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"result" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "api_keys" (
	"key_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "api_keys_key_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"partner_id" integer NOT NULL,
	"name" text NOT NULL,
	"prefix" text NOT NULL,
	"key_hash" text NOT NULL,
	"scopes" jsonb NOT NULL,
	"sandbox" smallint DEFAULT 0 NOT NULL,
	"created_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "api_keys_key_hash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"lead_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "leads_lead_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"partner_id" integer NOT NULL,
	"product_type" text NOT NULL,
	"phone_index" text NOT NULL,
	"contact_enc" text,
	"user_id" integer,
	"app_id" text,
	"link_id" integer,
	"channel" text NOT NULL,
	"status" text NOT NULL,
	"first_touch_at" timestamp with time zone NOT NULL,
	"last_touch_at" timestamp with time zone NOT NULL,
	"held_until" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "leads_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "partner_details" (
	"partner_id" integer PRIMARY KEY NOT NULL,
	"profile_enc" text,
	"bank_enc" text,
	"bank_check" text DEFAULT 'none' NOT NULL,
	"bank_name" text,
	"notifications" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "partner_funnels" (
	"funnel_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "partner_funnels_funnel_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"partner_id" integer NOT NULL,
	"version" integer NOT NULL,
	"config" jsonb NOT NULL,
	"status" text NOT NULL,
	"created_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "partner_webhooks" (
	"webhook_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "partner_webhooks_webhook_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"partner_id" integer NOT NULL,
	"url" text NOT NULL,
	"secret_enc" text NOT NULL,
	"events" jsonb NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payout_disputes" (
	"dispute_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payout_disputes_dispute_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"partner_id" integer NOT NULL,
	"payout_id" integer NOT NULL,
	"reason" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"created_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout_lines" (
	"payout_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payout_lines_payout_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"partner_id" integer NOT NULL,
	"lead_id" integer NOT NULL,
	"app_id" text NOT NULL,
	"lender_id" integer NOT NULL,
	"disbursed_amount" bigint NOT NULL,
	"disbursed_at" timestamp with time zone NOT NULL,
	"month" text NOT NULL,
	"slab" jsonb,
	"business" jsonb,
	"revenue" bigint NOT NULL,
	"partner_percent" numeric NOT NULL,
	"partner_flat" bigint NOT NULL,
	"gross" bigint NOT NULL,
	"tds" bigint NOT NULL,
	"net" bigint NOT NULL,
	"status" text NOT NULL,
	"takes_back" integer,
	"approved_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"referral_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "referrals_referral_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"partner_id" integer NOT NULL,
	"code" text NOT NULL,
	"invitee_enc" text NOT NULL,
	"contact_index" text NOT NULL,
	"status" text DEFAULT 'invited' NOT NULL,
	"merchant_request" text,
	"reward" bigint,
	"created_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "referrals_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "selling_acknowledgements" (
	"acknowledgement_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "selling_acknowledgements_acknowledgement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"partner_id" integer NOT NULL,
	"partner_user_id" integer NOT NULL,
	"version" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "touches" (
	"touch_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "touches_touch_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"partner_id" integer NOT NULL,
	"link_id" integer,
	"channel" text NOT NULL,
	"product_type" text NOT NULL,
	"visit" text NOT NULL,
	"prospect_app_id" text,
	"phone_index" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tracking_links" (
	"link_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tracking_links_link_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"partner_id" integer NOT NULL,
	"product_type" text NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"created_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"disabled_at" timestamp with time zone,
	CONSTRAINT "tracking_links_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"delivery_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_deliveries_delivery_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"partner_id" integer NOT NULL,
	"webhook_id" integer NOT NULL,
	"event" text NOT NULL,
	"payload" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"response_code" integer,
	"error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
DROP INDEX "audit_log_object";--> statement-breakpoint
ALTER TABLE "help_requests" ADD COLUMN "partner_id" integer;--> statement-breakpoint
ALTER TABLE "help_requests" ADD COLUMN "topic" text;--> statement-breakpoint
ALTER TABLE "partner_users" ADD COLUMN "rights" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "partner_users" ADD COLUMN "owner" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_app_id_applications_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."applications"("app_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_link_id_tracking_links_link_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."tracking_links"("link_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_details" ADD CONSTRAINT "partner_details_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_funnels" ADD CONSTRAINT "partner_funnels_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_webhooks" ADD CONSTRAINT "partner_webhooks_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_disputes" ADD CONSTRAINT "payout_disputes_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_disputes" ADD CONSTRAINT "payout_disputes_payout_id_payout_lines_payout_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payout_lines"("payout_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_lines" ADD CONSTRAINT "payout_lines_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_lines" ADD CONSTRAINT "payout_lines_lead_id_leads_lead_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("lead_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_lines" ADD CONSTRAINT "payout_lines_lender_id_lenders_lender_id_fk" FOREIGN KEY ("lender_id") REFERENCES "public"."lenders"("lender_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "selling_acknowledgements" ADD CONSTRAINT "selling_acknowledgements_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "touches" ADD CONSTRAINT "touches_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "touches" ADD CONSTRAINT "touches_link_id_tracking_links_link_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."tracking_links"("link_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracking_links" ADD CONSTRAINT "tracking_links_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_partner_webhooks_webhook_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."partner_webhooks"("webhook_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dedupe_checks_at" ON "dedupe_checks" USING btree ("at");--> statement-breakpoint
CREATE INDEX "dedupe_checks_user" ON "dedupe_checks" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "dedupe_checks_app" ON "dedupe_checks" USING btree ("app_id");--> statement-breakpoint
CREATE INDEX "api_keys_partner" ON "api_keys" USING btree ("partner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "leads_one_open" ON "leads" USING btree ("phone_index","product_type") WHERE status in ('new', 'in_progress', 'applied');--> statement-breakpoint
CREATE INDEX "leads_partner" ON "leads" USING btree ("partner_id","created_at");--> statement-breakpoint
CREATE INDEX "leads_partner_status" ON "leads" USING btree ("partner_id","status");--> statement-breakpoint
CREATE INDEX "leads_app" ON "leads" USING btree ("app_id");--> statement-breakpoint
CREATE INDEX "leads_user" ON "leads" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "partner_funnels_version" ON "partner_funnels" USING btree ("partner_id","version");--> statement-breakpoint
CREATE UNIQUE INDEX "partner_funnels_published" ON "partner_funnels" USING btree ("partner_id") WHERE status = 'published';--> statement-breakpoint
CREATE UNIQUE INDEX "partner_funnels_draft" ON "partner_funnels" USING btree ("partner_id") WHERE status = 'draft';--> statement-breakpoint
CREATE INDEX "partner_webhooks_partner" ON "partner_webhooks" USING btree ("partner_id");--> statement-breakpoint
CREATE INDEX "payout_disputes_partner" ON "payout_disputes" USING btree ("partner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_disputes_one_open" ON "payout_disputes" USING btree ("payout_id") WHERE status = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "payout_lines_app" ON "payout_lines" USING btree ("app_id") WHERE takes_back is null;--> statement-breakpoint
CREATE INDEX "payout_lines_partner" ON "payout_lines" USING btree ("partner_id","month");--> statement-breakpoint
CREATE INDEX "payout_lines_lender" ON "payout_lines" USING btree ("lender_id","month");--> statement-breakpoint
CREATE UNIQUE INDEX "referrals_contact" ON "referrals" USING btree ("contact_index");--> statement-breakpoint
CREATE INDEX "referrals_partner" ON "referrals" USING btree ("partner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "selling_acknowledgements_once" ON "selling_acknowledgements" USING btree ("partner_user_id","version");--> statement-breakpoint
CREATE INDEX "touches_visit" ON "touches" USING btree ("visit");--> statement-breakpoint
CREATE INDEX "touches_prospect" ON "touches" USING btree ("prospect_app_id");--> statement-breakpoint
CREATE INDEX "touches_phone" ON "touches" USING btree ("phone_index","product_type","at");--> statement-breakpoint
CREATE INDEX "touches_partner" ON "touches" USING btree ("partner_id","at");--> statement-breakpoint
CREATE INDEX "tracking_links_partner" ON "tracking_links" USING btree ("partner_id","created_at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_partner" ON "webhook_deliveries" USING btree ("partner_id","created_at");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor","audit_id");--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","audit_id");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_log_object" ON "audit_log" USING btree ("object","audit_id");--> statement-breakpoint
UPDATE "partner_users" SET "owner" = 1;
