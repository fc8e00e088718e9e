ALTER TABLE "applications" ADD COLUMN "refusal_reason" text;--> statement-breakpoint
ALTER TABLE "lenders" ADD COLUMN "refusal_rest_days" smallint DEFAULT 90 NOT NULL;