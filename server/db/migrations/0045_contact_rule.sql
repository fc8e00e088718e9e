CREATE TABLE "registered_numbers" (
	"phone_index" text PRIMARY KEY NOT NULL,
	"scrub_id" text NOT NULL,
	"found_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "app_id" text;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "ending" text;