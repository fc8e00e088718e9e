CREATE SEQUENCE "public"."application_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 240101 CACHE 1;--> statement-breakpoint
CREATE TABLE "disbursals" (
	"disbursal_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "disbursals_disbursal_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"app_id" text NOT NULL,
	"lender_id" integer NOT NULL,
	"tranche" smallint NOT NULL,
	"kind" text NOT NULL,
	"sanctioned_amount" bigint,
	"amount" bigint,
	"amount_told" boolean NOT NULL,
	"basis" text,
	"day" text NOT NULL,
	"day_told" boolean NOT NULL,
	"utr" text,
	"loan_account" text,
	"rate" numeric,
	"tenure_months" smallint,
	"source" text NOT NULL,
	"batch_id" integer,
	"at" timestamp with time zone NOT NULL,
	"principal" bigint
);
--> statement-breakpoint
CREATE TABLE "waiting_words" (
	"word_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "waiting_words_word_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"app_id" text NOT NULL,
	"lender_id" integer NOT NULL,
	"status" text NOT NULL,
	"sub_status" text,
	"reason" text,
	"said" jsonb NOT NULL,
	"source" text NOT NULL,
	"batch_id" integer,
	"after_event_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"outcome" text
);
--> statement-breakpoint
CREATE TABLE "application_events" (
	"event_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_events_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"app_id" text NOT NULL,
	"status" text NOT NULL,
	"source" text NOT NULL,
	"note" text,
	"lender_event_id" text,
	"batch_id" integer,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"app_id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"user_id" integer NOT NULL,
	"product_type" text NOT NULL,
	"product_id" text,
	"details_enc" text,
	"details" jsonb,
	"partner" text NOT NULL,
	"status" text NOT NULL,
	"lender_id" integer,
	"amount" bigint,
	"tenure_months" smallint,
	"disbursed_amount" bigint,
	"disbursed_on" text,
	"offer" jsonb,
	"proposal_number" text,
	"additional_info_enc" text,
	"idempotency_key" text,
	"lender_reference" text,
	"refusal_reason" text,
	"reject_code" text,
	"handover_url" text,
	"handed_over_at" timestamp with time zone,
	"nudged_at" timestamp with time zone,
	"stopped_at" timestamp with time zone,
	"cancel_answer" text,
	"exit_asked_at" timestamp with time zone,
	"exit_returned_at" timestamp with time zone,
	"exit_amount" bigint,
	"exit_answer" text,
	"origin_app_id" text NOT NULL,
	"bureau_score_enc" text,
	"bureau_score" smallint,
	"bureau_checked_at" timestamp with time zone,
	"apply_answer" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "applications_reference_unique" UNIQUE("reference"),
	CONSTRAINT "applications_sealed" CHECK ("applications"."bureau_score" is null and "applications"."details" is null)
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"reminder_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reminders_reminder_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"app_id" text NOT NULL,
	"remind_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"days_before" integer
);
--> statement-breakpoint
ALTER TABLE "disbursals" ADD CONSTRAINT "disbursals_app_id_applications_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."applications"("app_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_words" ADD CONSTRAINT "waiting_words_app_id_applications_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."applications"("app_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_app_id_applications_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."applications"("app_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "disbursals_tranche" ON "disbursals" USING btree ("app_id","tranche");--> statement-breakpoint
CREATE INDEX "disbursals_day" ON "disbursals" USING btree ("day");--> statement-breakpoint
CREATE INDEX "disbursals_loan" ON "disbursals" USING btree ("lender_id","loan_account");--> statement-breakpoint
CREATE INDEX "disbursals_utr" ON "disbursals" USING btree ("utr") WHERE utr is not null;--> statement-breakpoint
CREATE INDEX "disbursals_batch" ON "disbursals" USING btree ("batch_id") WHERE batch_id is not null;--> statement-breakpoint
CREATE INDEX "waiting_words_open" ON "waiting_words" USING btree ("lender_id","word_id") WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "waiting_words_app" ON "waiting_words" USING btree ("app_id");--> statement-breakpoint
CREATE INDEX "application_events_app" ON "application_events" USING btree ("app_id","event_id");--> statement-breakpoint
CREATE UNIQUE INDEX "application_events_lender" ON "application_events" USING btree ("app_id","lender_event_id");--> statement-breakpoint
CREATE INDEX "application_events_batch" ON "application_events" USING btree ("batch_id") WHERE batch_id is not null;--> statement-breakpoint
CREATE INDEX "applications_user" ON "applications" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_one_open" ON "applications" USING btree ("user_id","lender_id","product_type") WHERE status not in ('draft', 'rejected', 'withdrawn', 'expired', 'disbursed');--> statement-breakpoint
CREATE UNIQUE INDEX "applications_one_open_product" ON "applications" USING btree ("user_id","product_id") WHERE product_id is not null and status not in ('draft', 'rejected', 'withdrawn', 'expired', 'disbursed');--> statement-breakpoint
CREATE UNIQUE INDEX "applications_origin_lender" ON "applications" USING btree ("origin_app_id","lender_id");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_one_draft" ON "applications" USING btree ("user_id","product_type") WHERE status = 'draft';--> statement-breakpoint
CREATE UNIQUE INDEX "applications_lender_reference" ON "applications" USING btree ("lender_id","lender_reference");
