ALTER TABLE "touches" ADD COLUMN "left_out" text;--> statement-breakpoint
ALTER TABLE "tracking_links" ADD COLUMN "disabled_by" integer;--> statement-breakpoint
ALTER TABLE "tracking_links" ADD COLUMN "disabled_reason" text;--> statement-breakpoint
ALTER TABLE "tracking_links" ADD CONSTRAINT "tracking_links_disabled_by_admins_admin_id_fk" FOREIGN KEY ("disabled_by") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leads_link" ON "leads" USING btree ("link_id");--> statement-breakpoint
CREATE INDEX "payout_lines_lead" ON "payout_lines" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "touches_link" ON "touches" USING btree ("link_id");--> statement-breakpoint
CREATE INDEX "tracking_links_created" ON "tracking_links" USING btree ("created_at","link_id");