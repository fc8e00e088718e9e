ALTER TABLE "lenders" ADD COLUMN "unset" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
UPDATE "lenders" SET "unset" = '["tenure_min_months", "tenure_max_months"]'::jsonb WHERE "tenure" = 'Not set yet';
--> statement-breakpoint
UPDATE "lenders" SET "unset" = "unset" || '["processing_fee_pct"]'::jsonb WHERE "processing_fees" = 'Not set yet';
