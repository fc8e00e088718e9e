CREATE SEQUENCE "public"."application_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 240101 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."ticket_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 101 CACHE 1;--> statement-breakpoint
CREATE TABLE "admins" (
	"admin_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "admins_admin_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text NOT NULL,
	"role_id" smallint NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "admins_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "application_events" (
	"event_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_events_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"app_id" text NOT NULL,
	"status" text NOT NULL,
	"source" text NOT NULL,
	"note" text,
	"lender_event_id" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"app_id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"user_id" integer NOT NULL,
	"product_type" text NOT NULL,
	"product_id" text,
	"partner" text NOT NULL,
	"status" text NOT NULL,
	"lender_id" integer,
	"amount" bigint,
	"tenure_months" smallint,
	"offer" jsonb,
	"additional_info_enc" text,
	"idempotency_key" text,
	"lender_reference" text,
	"handover_url" text,
	"handed_over_at" timestamp with time zone,
	"origin_app_id" text NOT NULL,
	"bureau_score" smallint,
	"bureau_checked_at" timestamp with time zone,
	"apply_answer" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "applications_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"audit_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"on_behalf_of" text,
	"action" text NOT NULL,
	"object" text,
	"before" jsonb,
	"after" jsonb,
	"request_id" text,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_hash" CHECK (length("audit_log"."hash") = 64)
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"consent_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consents_consent_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"app_id" text,
	"lender_id" integer,
	"purpose" text NOT NULL,
	"text_version" text NOT NULL,
	"language" text NOT NULL,
	"ip_enc" text,
	"given_at" timestamp with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "cookie_store" (
	"sid_hash" text NOT NULL,
	"name" text NOT NULL,
	"value_enc" text NOT NULL,
	"minutes" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cookie_store_sid_hash_name_pk" PRIMARY KEY("sid_hash","name")
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"user_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customers_user_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 100001 CACHE 1),
	"data_key" text,
	"partner" text NOT NULL,
	"phone_enc" text,
	"phone_index" text,
	"email_enc" text,
	"email_index" text,
	"phone_verified" boolean DEFAULT false NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"tin_enc" text,
	"tin_index" text,
	"birth_date_enc" text,
	"address1_enc" text,
	"address2_enc" text,
	"first_name_enc" text,
	"last_name_enc" text,
	"language" text DEFAULT 'en' NOT NULL,
	"profile" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"pl_completed" smallint DEFAULT 0 NOT NULL,
	"bl_completed" smallint DEFAULT 0 NOT NULL,
	"gl_completed" smallint DEFAULT 0 NOT NULL,
	"hl_completed" smallint DEFAULT 0 NOT NULL,
	"pl_update_required" smallint DEFAULT 0 NOT NULL,
	"pl_se_update_required" smallint DEFAULT 0 NOT NULL,
	"inflight_credit_app_id" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "help_requests" (
	"ticket" text PRIMARY KEY NOT NULL,
	"user_id" integer,
	"request_enc" text NOT NULL,
	"partner" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"forwarded_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"job_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "jobs_job_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"dedupe_key" text NOT NULL,
	"payload" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"run_at" timestamp with time zone NOT NULL,
	"locked_until" timestamp with time zone,
	"done_at" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "jobs_dedupe_key_unique" UNIQUE("dedupe_key")
);
--> statement-breakpoint
CREATE TABLE "lenders" (
	"lender_id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "lenders_lender_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1001 CACHE 1),
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"product_kind" text NOT NULL,
	"regulated_entity" text NOT NULL,
	"entity_kind" text NOT NULL,
	"min_income" bigint NOT NULL,
	"max_income" bigint NOT NULL,
	"min_age" smallint NOT NULL,
	"max_age" smallint NOT NULL,
	"ticket_class" smallint NOT NULL,
	"credit_score_class" smallint NOT NULL,
	"min_credit_score" smallint,
	"salaried" smallint NOT NULL,
	"self_employed" smallint NOT NULL,
	"business" smallint NOT NULL,
	"priority" integer DEFAULT 0 NOT NULL,
	"lender_status" smallint DEFAULT 1 NOT NULL,
	"so_status" smallint DEFAULT 0 NOT NULL,
	"so_text" text DEFAULT '' NOT NULL,
	"so_date_start" timestamp with time zone,
	"so_date_end" timestamp with time zone,
	"min_loan_amount" bigint NOT NULL,
	"loan_amount_upto" bigint NOT NULL,
	"tenure" text NOT NULL,
	"tenure_min_months" smallint NOT NULL,
	"tenure_max_months" smallint NOT NULL,
	"interest_rate" text NOT NULL,
	"rate_min" numeric NOT NULL,
	"rate_max" numeric NOT NULL,
	"apr_min" numeric NOT NULL,
	"apr_max" numeric NOT NULL,
	"processing_fees" text NOT NULL,
	"processing_fee_pct" numeric NOT NULL,
	"penal_charges" text NOT NULL,
	"foreclosure_charges" text NOT NULL,
	"cooling_off_days" smallint NOT NULL,
	"journey" text NOT NULL,
	"pincodes_excluded" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"lender_group_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"autosubmission" smallint DEFAULT 0 NOT NULL,
	"api" smallint DEFAULT 0 NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "lenders_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "offer_lists" (
	"offer_list_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offer_lists_offer_list_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"app_id" text NOT NULL,
	"user_id" integer NOT NULL,
	"method_version" text NOT NULL,
	"inputs" jsonb NOT NULL,
	"shown" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "otps" (
	"otp_id" text PRIMARY KEY NOT NULL,
	"prospect_app_id" text NOT NULL,
	"sid_hash" text NOT NULL,
	"channel" text NOT NULL,
	"destination_index" text NOT NULL,
	"destination_enc" text NOT NULL,
	"code_hash" text NOT NULL,
	"notice_version" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "partner_users" (
	"partner_user_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "partner_users_partner_user_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"partner_id" integer NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
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
	"status" smallint DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "partners_merchant_id_unique" UNIQUE("merchant_id")
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
CREATE TABLE "rate_counters" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL,
	"locked_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"reminder_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reminders_reminder_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"app_id" text NOT NULL,
	"remind_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"session_id" text PRIMARY KEY NOT NULL,
	"area" text NOT NULL,
	"sid_hash" text NOT NULL,
	"token_hash" text NOT NULL,
	"subject_id" integer NOT NULL,
	"actor_admin_id" integer,
	"parent_session_id" text,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_app_id_applications_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."applications"("app_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_user_id_customers_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."customers"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_lender_id_lenders_lender_id_fk" FOREIGN KEY ("lender_id") REFERENCES "public"."lenders"("lender_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_users" ADD CONSTRAINT "partner_users_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_events_app" ON "application_events" USING btree ("app_id","event_id");--> statement-breakpoint
CREATE UNIQUE INDEX "application_events_lender" ON "application_events" USING btree ("app_id","lender_event_id");--> statement-breakpoint
CREATE INDEX "applications_user" ON "applications" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_one_open" ON "applications" USING btree ("user_id","lender_id","product_type") WHERE status not in ('draft', 'rejected', 'withdrawn', 'expired', 'disbursed');--> statement-breakpoint
CREATE UNIQUE INDEX "applications_origin_lender" ON "applications" USING btree ("origin_app_id","lender_id");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_one_draft" ON "applications" USING btree ("user_id","product_type") WHERE status = 'draft';--> statement-breakpoint
CREATE UNIQUE INDEX "applications_lender_reference" ON "applications" USING btree ("lender_id","lender_reference");--> statement-breakpoint
CREATE INDEX "audit_log_object" ON "audit_log" USING btree ("object");--> statement-breakpoint
CREATE INDEX "consents_user" ON "consents" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "cookie_store_expiry" ON "cookie_store" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "customers_phone" ON "customers" USING btree ("phone_index");--> statement-breakpoint
CREATE UNIQUE INDEX "customers_email" ON "customers" USING btree ("email_index");--> statement-breakpoint
CREATE INDEX "customers_tin" ON "customers" USING btree ("tin_index");--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("done_at","run_at");--> statement-breakpoint
CREATE INDEX "offer_lists_app" ON "offer_lists" USING btree ("app_id","created_at");--> statement-breakpoint
CREATE INDEX "otps_prospect" ON "otps" USING btree ("prospect_app_id","created_at");--> statement-breakpoint
CREATE INDEX "otps_destination" ON "otps" USING btree ("destination_index","created_at");--> statement-breakpoint
CREATE INDEX "prospects_user" ON "prospects" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "prospects_sid" ON "prospects" USING btree ("sid_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sessions_subject" ON "sessions" USING btree ("area","subject_id");--> statement-breakpoint
CREATE INDEX "sessions_parent" ON "sessions" USING btree ("parent_session_id");