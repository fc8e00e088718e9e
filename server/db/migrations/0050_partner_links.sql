ALTER TABLE "staff_links" ALTER COLUMN "admin_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "partner_users" ALTER COLUMN "password_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_links" ADD COLUMN "partner_user_id" integer;--> statement-breakpoint
ALTER TABLE "staff_links" ADD CONSTRAINT "staff_links_partner_user_id_partner_users_partner_user_id_fk" FOREIGN KEY ("partner_user_id") REFERENCES "public"."partner_users"("partner_user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_links_partner_user" ON "staff_links" USING btree ("partner_user_id");