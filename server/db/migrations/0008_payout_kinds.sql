DROP INDEX "payout_lines_app";--> statement-breakpoint
ALTER TABLE "payout_lines" ALTER COLUMN "lead_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payout_lines" ALTER COLUMN "app_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payout_lines" ALTER COLUMN "lender_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payout_lines" ADD COLUMN "corrects" integer;--> statement-breakpoint
ALTER TABLE "payout_lines" ADD COLUMN "referral_id" integer;--> statement-breakpoint
ALTER TABLE "merchant_requests" ADD COLUMN "decided_by" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "payout_lines_referral" ON "payout_lines" USING btree ("referral_id");--> statement-breakpoint
CREATE INDEX "payout_lines_corrects" ON "payout_lines" USING btree ("corrects");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_lines_app" ON "payout_lines" USING btree ("app_id") WHERE takes_back is null and corrects is null;