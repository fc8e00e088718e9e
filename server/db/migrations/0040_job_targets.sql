CREATE TABLE "paused_targets" (
	"target" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "target" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "due_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "jobs" SET "due_at" = CASE WHEN "attempts" = 0 THEN "run_at" ELSE least("created_at", "run_at") END;