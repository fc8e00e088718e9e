CREATE TABLE "partner_details" (
	"partner_id" integer PRIMARY KEY NOT NULL,
	"profile_enc" text,
	"bank_enc" text,
	"bank_check" text DEFAULT 'none' NOT NULL,
	"bank_name" text,
	"bank_since" timestamp with time zone,
	"notifications" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "partner_users" (
	"partner_user_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "partner_users_partner_user_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"partner_id" integer NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text,
	"status" smallint DEFAULT 1 NOT NULL,
	"rights" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"owner" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "partner_users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "partners" (
	"partner_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "partners_partner_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"code" text NOT NULL,
	"merchant_id" text NOT NULL,
	"utm_id" text DEFAULT '' NOT NULL,
	"revenue_percent" numeric DEFAULT '0' NOT NULL,
	"revenue_flat_fee" bigint DEFAULT 0 NOT NULL,
	"hosts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"funnel" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"has_left" boolean DEFAULT false NOT NULL,
	"standing_at" timestamp with time zone,
	"standing_by" integer,
	"standing_reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "partners_code_unique" UNIQUE("code"),
	CONSTRAINT "partners_merchant_id_unique" UNIQUE("merchant_id")
);
--> statement-breakpoint
ALTER TABLE "partner_details" ADD CONSTRAINT "partner_details_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_evidence" ADD CONSTRAINT "partner_evidence_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_evidence" ADD CONSTRAINT "partner_evidence_partner_user_id_partner_users_partner_user_id_fk" FOREIGN KEY ("partner_user_id") REFERENCES "public"."partner_users"("partner_user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_funnels" ADD CONSTRAINT "partner_funnels_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "selling_acknowledgements" ADD CONSTRAINT "selling_acknowledgements_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_users" ADD CONSTRAINT "partner_users_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "partner_evidence_partner" ON "partner_evidence" USING btree ("partner_id","evidence_id");--> statement-breakpoint
CREATE UNIQUE INDEX "partner_funnels_version" ON "partner_funnels" USING btree ("partner_id","version");--> statement-breakpoint
CREATE UNIQUE INDEX "partner_funnels_published" ON "partner_funnels" USING btree ("partner_id") WHERE status = 'published';--> statement-breakpoint
CREATE UNIQUE INDEX "partner_funnels_draft" ON "partner_funnels" USING btree ("partner_id") WHERE status = 'draft';--> statement-breakpoint
CREATE UNIQUE INDEX "referrals_contact" ON "referrals" USING btree ("contact_index");--> statement-breakpoint
CREATE INDEX "referrals_partner" ON "referrals" USING btree ("partner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "selling_acknowledgements_once" ON "selling_acknowledgements" USING btree ("partner_user_id","version");
