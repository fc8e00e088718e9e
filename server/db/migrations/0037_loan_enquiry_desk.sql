ALTER TABLE "loan_enquiries" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "loan_enquiries" ADD COLUMN "assigned_to" integer;--> statement-breakpoint
ALTER TABLE "loan_enquiries" ADD COLUMN "lender_id" integer;--> statement-breakpoint
ALTER TABLE "loan_enquiries" ADD COLUMN "passed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "loan_enquiries" ADD COLUMN "passed_by" integer;--> statement-breakpoint
ALTER TABLE "loan_enquiries" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "loan_enquiries" ADD COLUMN "gave_up_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "loan_enquiries" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "loan_enquiries" ADD COLUMN "closed_by" integer;--> statement-breakpoint
ALTER TABLE "loan_enquiries" ADD COLUMN "close_reason" text;--> statement-breakpoint
ALTER TABLE "loan_enquiries" ADD CONSTRAINT "loan_enquiries_lender_id_lenders_lender_id_fk" FOREIGN KEY ("lender_id") REFERENCES "public"."lenders"("lender_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "loan_enquiries_desk" ON "loan_enquiries" USING btree ("status","created_at");