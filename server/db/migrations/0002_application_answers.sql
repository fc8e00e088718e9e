CREATE SEQUENCE "public"."application_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 240101 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."ticket_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 101 CACHE 1;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "additional_info_enc" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "origin_app_id" text NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "bureau_score" smallint;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "bureau_checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "apply_answer" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "applications_origin_lender" ON "applications" USING btree ("origin_app_id","lender_id");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_one_draft" ON "applications" USING btree ("user_id","product_type") WHERE status = 'draft';--> statement-breakpoint
ALTER TABLE "applications" DROP COLUMN "additional_info";