CREATE SEQUENCE "public"."lead_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 310101 CACHE 1;--> statement-breakpoint
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
CREATE TABLE "touches" (
	"touch_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "touches_touch_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"partner_id" integer NOT NULL,
	"link_id" integer,
	"channel" text NOT NULL,
	"product_type" text NOT NULL,
	"visit" text NOT NULL,
	"prospect_app_id" text,
	"phone_index" text,
	"left_out" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tracking_links" (
	"link_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tracking_links_link_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"partner_id" integer NOT NULL,
	"product_type" text NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"disabled_at" timestamp with time zone,
	"disabled_by" integer,
	"disabled_reason" text,
	CONSTRAINT "tracking_links_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "prospects" (
	"prospect_app_id" text PRIMARY KEY NOT NULL,
	"sid_hash" text NOT NULL,
	"user_id" integer,
	"product_type" text,
	"url_segment" text,
	"partner" text NOT NULL,
	"utms" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lead_namings" ADD CONSTRAINT "lead_namings_lead_id_leads_lead_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("lead_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_link_id_tracking_links_link_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."tracking_links"("link_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "touches" ADD CONSTRAINT "touches_link_id_tracking_links_link_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."tracking_links"("link_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "lead_namings_visit" ON "lead_namings" USING btree ("partner_id","visit");--> statement-breakpoint
CREATE UNIQUE INDEX "lead_namings_one_pending" ON "lead_namings" USING btree ("partner_id","phone_index","product_type") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "lead_namings_partner" ON "lead_namings" USING btree ("partner_id","naming_id");--> statement-breakpoint
CREATE INDEX "lead_namings_phone" ON "lead_namings" USING btree ("phone_index");--> statement-breakpoint
CREATE INDEX "lead_namings_email" ON "lead_namings" USING btree ("email_index");--> statement-breakpoint
CREATE INDEX "lead_namings_state" ON "lead_namings" USING btree ("state","expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "leads_one_open" ON "leads" USING btree ("phone_index","product_type") WHERE status in ('new', 'in_progress', 'applied');--> statement-breakpoint
CREATE INDEX "leads_partner" ON "leads" USING btree ("partner_id","created_at");--> statement-breakpoint
CREATE INDEX "leads_partner_status" ON "leads" USING btree ("partner_id","status");--> statement-breakpoint
CREATE INDEX "leads_app" ON "leads" USING btree ("app_id");--> statement-breakpoint
CREATE INDEX "leads_link" ON "leads" USING btree ("link_id");--> statement-breakpoint
CREATE INDEX "leads_user" ON "leads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "touches_link" ON "touches" USING btree ("link_id");--> statement-breakpoint
CREATE INDEX "touches_visit" ON "touches" USING btree ("visit");--> statement-breakpoint
CREATE INDEX "touches_prospect" ON "touches" USING btree ("prospect_app_id");--> statement-breakpoint
CREATE INDEX "touches_phone" ON "touches" USING btree ("phone_index","product_type","at");--> statement-breakpoint
CREATE INDEX "touches_partner" ON "touches" USING btree ("partner_id","at");--> statement-breakpoint
CREATE INDEX "tracking_links_partner" ON "tracking_links" USING btree ("partner_id","created_at");--> statement-breakpoint
CREATE INDEX "tracking_links_created" ON "tracking_links" USING btree ("created_at","link_id");--> statement-breakpoint
CREATE INDEX "prospects_user" ON "prospects" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "prospects_sid" ON "prospects" USING btree ("sid_hash");
