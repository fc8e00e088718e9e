ALTER TABLE "lenders" ADD COLUMN "rate_kind" text DEFAULT 'fixed' NOT NULL;--> statement-breakpoint
ALTER TABLE "lenders" ADD COLUMN "rate_benchmark" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "lenders" ADD COLUMN "rate_benchmark_hi" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "lenders" ADD COLUMN "rate_reset_months" smallint;