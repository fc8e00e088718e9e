CREATE TABLE "contact_refusals" (
	"user_id" integer NOT NULL,
	"day" date NOT NULL,
	"channel" text NOT NULL,
	"purpose" text NOT NULL,
	"reason" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "contact_refusals_user_id_day_channel_purpose_reason_pk" PRIMARY KEY("user_id","day","channel","purpose","reason")
);
--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "heard" jsonb;--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "fatal" jsonb;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "scrub_id" text;--> statement-breakpoint
ALTER TABLE "erasure_requests" ADD COLUMN "owner_id" integer;--> statement-breakpoint
ALTER TABLE "erasure_requests" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "legal_holds" ADD COLUMN "basis" text DEFAULT 'authority' NOT NULL;--> statement-breakpoint
ALTER TABLE "legal_holds" ADD COLUMN "kinds" jsonb;--> statement-breakpoint
ALTER TABLE "registered_numbers" ADD COLUMN "registered" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "send_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "erasure_requests" ADD CONSTRAINT "erasure_requests_owner_id_admins_admin_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;