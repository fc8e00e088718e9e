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
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "status_tables" (
	"version_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "status_tables_version_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"lender_id" integer,
	"rows" jsonb NOT NULL,
	"saved_by" integer,
	"saved_at" timestamp with time zone NOT NULL
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
DROP INDEX "payout_lines_app";--> statement-breakpoint
ALTER TABLE "payout_lines" ADD COLUMN "tranche" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "payout_lines" ADD COLUMN "batch_id" integer;--> statement-breakpoint
ALTER TABLE "application_events" ADD COLUMN "batch_id" integer;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "reject_code" text;--> statement-breakpoint
ALTER TABLE "disbursals" ADD CONSTRAINT "disbursals_app_id_applications_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."applications"("app_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disbursals" ADD CONSTRAINT "disbursals_lender_id_lenders_lender_id_fk" FOREIGN KEY ("lender_id") REFERENCES "public"."lenders"("lender_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "status_tables" ADD CONSTRAINT "status_tables_lender_id_lenders_lender_id_fk" FOREIGN KEY ("lender_id") REFERENCES "public"."lenders"("lender_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "status_tables" ADD CONSTRAINT "status_tables_saved_by_admins_admin_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_words" ADD CONSTRAINT "waiting_words_app_id_applications_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."applications"("app_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_words" ADD CONSTRAINT "waiting_words_lender_id_lenders_lender_id_fk" FOREIGN KEY ("lender_id") REFERENCES "public"."lenders"("lender_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "disbursals_tranche" ON "disbursals" USING btree ("app_id","tranche");--> statement-breakpoint
CREATE INDEX "disbursals_day" ON "disbursals" USING btree ("day");--> statement-breakpoint
CREATE INDEX "disbursals_loan" ON "disbursals" USING btree ("lender_id","loan_account");--> statement-breakpoint
CREATE INDEX "disbursals_batch" ON "disbursals" USING btree ("batch_id") WHERE batch_id is not null;--> statement-breakpoint
CREATE INDEX "status_tables_lender" ON "status_tables" USING btree ("lender_id","version_id");--> statement-breakpoint
CREATE INDEX "waiting_words_open" ON "waiting_words" USING btree ("lender_id","word_id") WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "waiting_words_app" ON "waiting_words" USING btree ("app_id");--> statement-breakpoint
CREATE INDEX "application_events_batch" ON "application_events" USING btree ("batch_id") WHERE batch_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payout_lines_app" ON "payout_lines" USING btree ("app_id","tranche") WHERE takes_back is null and corrects is null;
--> statement-breakpoint
-- What was paid out before this was kept by tranche: one tranche a loan, by what the application knew of it.
INSERT INTO "disbursals" ("app_id", "lender_id", "tranche", "kind", "amount", "amount_told", "day", "day_told", "tenure_months", "source", "at")
SELECT a."app_id", a."lender_id", 1, 'disbursed', coalesce(a."disbursed_amount", a."amount"), a."disbursed_amount" IS NOT NULL,
	coalesce(a."disbursed_on", to_char(coalesce(e."at", a."updated_at") AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM-DD')), a."disbursed_on" IS NOT NULL,
	a."tenure_months", 'webhook', coalesce(e."at", a."updated_at")
FROM "applications" a
LEFT JOIN LATERAL (
	SELECT min(x."at") AS "at" FROM "application_events" x WHERE x."app_id" = a."app_id" AND x."status" = 'disbursed'
) e ON true
WHERE a."status" = 'disbursed' AND a."lender_id" IS NOT NULL;--> statement-breakpoint
INSERT INTO "disbursals" ("app_id", "lender_id", "tranche", "kind", "amount", "amount_told", "day", "day_told", "source", "at")
SELECT a."app_id", a."lender_id", 2, 'taken_back', d."amount", false,
	to_char(coalesce(e."at", a."updated_at") AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM-DD'), false, 'webhook', coalesce(e."at", a."updated_at")
FROM "applications" a
JOIN "disbursals" d ON d."app_id" = a."app_id" AND d."tranche" = 1
LEFT JOIN LATERAL (
	SELECT min(x."at") AS "at" FROM "application_events" x WHERE x."app_id" = a."app_id" AND x."note" = 'exit_confirmed'
) e ON true
WHERE a."exit_answer" = 'confirmed';
