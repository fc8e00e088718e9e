ALTER TABLE "applications" ADD COLUMN "exit_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "exit_returned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "exit_amount" bigint;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "exit_answer" text;