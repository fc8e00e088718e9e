-- What a product asks beyond the profile lay in clear. As with 0019, only the process can open the customers' keys: it seals
-- the old rows when it starts, and then validates both checks (server/db/seal-clear-rows.ts). New rows obey them at once.
ALTER TABLE "applications" DROP CONSTRAINT "applications_sealed";--> statement-breakpoint
ALTER TABLE "loan_enquiries" ALTER COLUMN "details" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "loan_enquiries" ADD COLUMN "details_enc" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "details_enc" text;--> statement-breakpoint
ALTER TABLE "loan_enquiries" ADD CONSTRAINT "loan_enquiries_sealed" CHECK ("loan_enquiries"."details" is null) NOT VALID;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_sealed" CHECK ("applications"."bureau_score" is null and "applications"."details" is null) NOT VALID;--> statement-breakpoint
ALTER TABLE "lenders" ADD COLUMN "grievance_page" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "lenders" ADD COLUMN "working_since" text;
