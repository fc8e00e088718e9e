ALTER TABLE "partners" ADD COLUMN "has_left" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "standing_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "standing_by" integer;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "standing_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "partners" ADD CONSTRAINT "partners_standing_by_admins_admin_id_fk" FOREIGN KEY ("standing_by") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;