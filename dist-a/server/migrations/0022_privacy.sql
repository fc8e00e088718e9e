CREATE TABLE "contact_refusals" (
	"user_id" integer NOT NULL,
	"day" date NOT NULL,
	"channel" text NOT NULL,
	"purpose" text NOT NULL,
	"reason" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "contact_refusals_user_id_day_channel_purpose_reason_pk" PRIMARY KEY("user_id","day","channel","purpose","reason")
);
--> statement-breakpoint
CREATE TABLE "contacts" (
	"contact_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contacts_contact_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"channel" text NOT NULL,
	"purpose" text NOT NULL,
	"about" text NOT NULL,
	"app_id" text,
	"ending" text,
	"scrub_id" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "erasure_notices" (
	"notice_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "erasure_notices_notice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_id" integer NOT NULL,
	"kind" text NOT NULL,
	"lender_id" integer,
	"name" text NOT NULL,
	"case_enc" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answer" text,
	"answer_note" text,
	"answered_at" timestamp with time zone,
	"gave_up_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "erasure_requests" (
	"request_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "erasure_requests_request_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"user_id" integer NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"came_by" text DEFAULT 'customer' NOT NULL,
	"written_by" integer,
	"note" text,
	"link_hash" text,
	"link_until" timestamp with time zone,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"decision" text,
	"held_for" text,
	"owner_id" integer,
	"failed_at" timestamp with time zone,
	"erase_after" timestamp with time zone NOT NULL,
	"partly_done_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"certificate" text,
	"certificate_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "erasure_requests_reference_unique" UNIQUE("reference"),
	CONSTRAINT "erasure_requests_link_hash_unique" UNIQUE("link_hash"),
	CONSTRAINT "erasure_requests_certificate_hash_unique" UNIQUE("certificate_hash")
);
--> statement-breakpoint
CREATE TABLE "kept_records" (
	"record_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "kept_records_record_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"about" text NOT NULL,
	"record_enc" text NOT NULL,
	"keep_until" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "legal_holds" (
	"hold_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "legal_holds_hold_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"basis" text DEFAULT 'authority' NOT NULL,
	"kinds" jsonb,
	"reason" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"set_by" integer NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	"lifted_by" integer,
	"lifted_at" timestamp with time zone,
	"lift_reason" text
);
--> statement-breakpoint
CREATE TABLE "registered_numbers" (
	"phone_index" text PRIMARY KEY NOT NULL,
	"registered" boolean DEFAULT true NOT NULL,
	"scrub_id" text NOT NULL,
	"found_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"consent_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consents_consent_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"app_id" text,
	"lender_id" integer,
	"proposal_number" text,
	"purpose" text NOT NULL,
	"text_version" text NOT NULL,
	"language" text NOT NULL,
	"ip_enc" text,
	"given_at" timestamp with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"shared" jsonb
);
--> statement-breakpoint
ALTER TABLE "erasure_notices" ADD CONSTRAINT "erasure_notices_request_id_erasure_requests_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."erasure_requests"("request_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contacts_user" ON "contacts" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "erasure_notices_request" ON "erasure_notices" USING btree ("request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "erasure_requests_one_open" ON "erasure_requests" USING btree ("user_id") WHERE status in ('open', 'held');--> statement-breakpoint
CREATE UNIQUE INDEX "erasure_requests_one_unproven" ON "erasure_requests" USING btree ("user_id") WHERE status = 'verifying';--> statement-breakpoint
CREATE INDEX "erasure_requests_status" ON "erasure_requests" USING btree ("status","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "kept_records_once" ON "kept_records" USING btree ("kind","about");--> statement-breakpoint
CREATE INDEX "kept_records_until" ON "kept_records" USING btree ("keep_until");--> statement-breakpoint
CREATE INDEX "legal_holds_user" ON "legal_holds" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "consents_user" ON "consents" USING btree ("user_id","purpose");
