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
ALTER TABLE "erasure_requests" ADD COLUMN "came_by" text DEFAULT 'customer' NOT NULL;--> statement-breakpoint
ALTER TABLE "erasure_requests" ADD COLUMN "written_by" integer;--> statement-breakpoint
ALTER TABLE "erasure_requests" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "erasure_requests" ADD COLUMN "link_hash" text;--> statement-breakpoint
ALTER TABLE "erasure_requests" ADD COLUMN "link_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "erasure_requests" ADD COLUMN "decided_by" integer;--> statement-breakpoint
ALTER TABLE "erasure_requests" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "erasure_requests" ADD COLUMN "decision" text;--> statement-breakpoint
ALTER TABLE "erasure_requests" ADD COLUMN "certificate" text;--> statement-breakpoint
ALTER TABLE "erasure_requests" ADD COLUMN "certificate_hash" text;--> statement-breakpoint
ALTER TABLE "erasure_notices" ADD CONSTRAINT "erasure_notices_request_id_erasure_requests_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."erasure_requests"("request_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erasure_notices" ADD CONSTRAINT "erasure_notices_lender_id_lenders_lender_id_fk" FOREIGN KEY ("lender_id") REFERENCES "public"."lenders"("lender_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "erasure_notices_request" ON "erasure_notices" USING btree ("request_id");--> statement-breakpoint
ALTER TABLE "erasure_requests" ADD CONSTRAINT "erasure_requests_written_by_admins_admin_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erasure_requests" ADD CONSTRAINT "erasure_requests_decided_by_admins_admin_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "erasure_requests_one_unproven" ON "erasure_requests" USING btree ("user_id") WHERE status = 'verifying';--> statement-breakpoint
CREATE INDEX "erasure_requests_status" ON "erasure_requests" USING btree ("status","created_at");--> statement-breakpoint
ALTER TABLE "erasure_requests" ADD CONSTRAINT "erasure_requests_link_hash_unique" UNIQUE("link_hash");--> statement-breakpoint
ALTER TABLE "erasure_requests" ADD CONSTRAINT "erasure_requests_certificate_hash_unique" UNIQUE("certificate_hash");