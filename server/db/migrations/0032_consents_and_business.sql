ALTER TABLE "consents" ADD COLUMN "shared" jsonb;--> statement-breakpoint
ALTER TABLE "lenders" ADD COLUMN "min_turnover" bigint;--> statement-breakpoint
ALTER TABLE "lenders" ADD COLUMN "min_business_years" smallint;