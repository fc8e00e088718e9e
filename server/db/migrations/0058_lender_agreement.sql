ALTER TABLE "lenders" ADD COLUMN "rate_benchmark_pct" numeric;--> statement-breakpoint
ALTER TABLE "lenders" ADD COLUMN "recovery_clause" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "lenders" ADD COLUMN "grievance_clause" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "lenders" ADD COLUMN "assignable" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "lenders" ADD COLUMN "co_lending" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "lenders" ADD COLUMN "co_lender" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "lenders" ADD COLUMN "co_lending_share" smallint;--> statement-breakpoint
ALTER TABLE "lenders" ADD COLUMN "keeps_fee" text DEFAULT '' NOT NULL;