ALTER TABLE "applications" ADD COLUMN "handover_url" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "handed_over_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lenders" ADD COLUMN "pincodes_excluded" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" DROP COLUMN "next_step";