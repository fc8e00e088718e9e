CREATE TABLE "application_facts" (
	"app_id" text PRIMARY KEY NOT NULL,
	"journey_id" text NOT NULL,
	"product" text NOT NULL,
	"partner" text NOT NULL,
	"channel" text DEFAULT 'direct' NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"lender_id" integer,
	"status" text NOT NULL,
	"began_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	"offered_at" timestamp with time zone,
	"submitted_at" timestamp with time zone,
	"received_at" timestamp with time zone,
	"approved_at" timestamp with time zone,
	"signed_at" timestamp with time zone,
	"disbursed_at" timestamp with time zone,
	"rejected_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"expired_at" timestamp with time zone,
	"moved_at" timestamp with time zone NOT NULL,
	"asked" bigint,
	"sanctioned" bigint,
	"disbursed" bigint,
	"reject_reason" text,
	"reject_code" text
);
--> statement-breakpoint
CREATE TABLE "figure_alarms" (
	"alarm_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "figure_alarms_alarm_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"family" text NOT NULL,
	"day" text NOT NULL,
	"sums" integer NOT NULL,
	"facts" boolean DEFAULT false NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone,
	"seen_by" integer
);
--> statement-breakpoint
CREATE TABLE "rollup_day" (
	"metric" text NOT NULL,
	"part" text DEFAULT '' NOT NULL,
	"day" text NOT NULL,
	"cut" text NOT NULL,
	"product" text NOT NULL,
	"lender" integer DEFAULT 0 NOT NULL,
	"partner" text DEFAULT '' NOT NULL,
	"channel" text DEFAULT '' NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"n" integer NOT NULL,
	"paise" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rollup_marks" (
	"mark_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rollup_marks_mark_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"family" text NOT NULL,
	"day" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"view_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_views_view_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"page" text NOT NULL,
	"owner_id" integer NOT NULL,
	"name" text NOT NULL,
	"shared" boolean DEFAULT false NOT NULL,
	"address" text NOT NULL,
	"hidden" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visit_facts" (
	"prospect_app_id" text PRIMARY KEY NOT NULL,
	"product" text NOT NULL,
	"partner" text NOT NULL,
	"channel" text DEFAULT 'direct' NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"began_at" timestamp with time zone NOT NULL,
	"code_at" timestamp with time zone,
	"verified_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "application_facts_began" ON "application_facts" USING btree ("began_at","app_id");--> statement-breakpoint
CREATE INDEX "application_facts_submitted" ON "application_facts" USING btree ("submitted_at","app_id");--> statement-breakpoint
CREATE INDEX "application_facts_lender" ON "application_facts" USING btree (coalesce("lender_id", 0),"submitted_at");--> statement-breakpoint
CREATE INDEX "application_facts_received" ON "application_facts" USING btree ("received_at","submitted_at") WHERE "application_facts"."received_at" is not null;--> statement-breakpoint
CREATE INDEX "application_facts_approved" ON "application_facts" USING btree ("approved_at","submitted_at","product","lender_id") WHERE "application_facts"."approved_at" is not null;--> statement-breakpoint
CREATE INDEX "application_facts_disbursed" ON "application_facts" USING btree ("disbursed_at","submitted_at","product","lender_id") WHERE "application_facts"."disbursed_at" is not null;--> statement-breakpoint
CREATE INDEX "application_facts_rejected" ON "application_facts" USING btree ("rejected_at") WHERE "application_facts"."rejected_at" is not null;--> statement-breakpoint
CREATE INDEX "application_facts_journey" ON "application_facts" USING btree ("journey_id");--> statement-breakpoint
CREATE INDEX "application_facts_later" ON "application_facts" USING btree ("began_at","journey_id") WHERE "application_facts"."journey_id" <> "application_facts"."app_id";--> statement-breakpoint
CREATE INDEX "figure_alarms_open" ON "figure_alarms" USING btree ("seen_at","found_at");--> statement-breakpoint
CREATE UNIQUE INDEX "rollup_day_of" ON "rollup_day" USING btree ("cut","metric","day","product","lender","partner","channel","source","part");--> statement-breakpoint
CREATE INDEX "rollup_day_day" ON "rollup_day" USING btree ("day");--> statement-breakpoint
CREATE INDEX "rollup_marks_day" ON "rollup_marks" USING btree ("family","day");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_name" ON "saved_views" USING btree ("page","owner_id","name");--> statement-breakpoint
CREATE INDEX "visit_facts_began" ON "visit_facts" USING btree ("began_at","prospect_app_id");
