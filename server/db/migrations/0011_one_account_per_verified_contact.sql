DROP INDEX "customers_phone";--> statement-breakpoint
DROP INDEX "customers_email";--> statement-breakpoint
ALTER TABLE "otps" ALTER COLUMN "prospect_app_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "otps" ALTER COLUMN "notice_version" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "otps" ADD COLUMN "user_id" integer;--> statement-breakpoint
CREATE INDEX "otps_user" ON "otps" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "customers_phone" ON "customers" USING btree ("phone_index") WHERE phone_verified;--> statement-breakpoint
CREATE UNIQUE INDEX "customers_email" ON "customers" USING btree ("email_index") WHERE email_verified;--> statement-breakpoint
ALTER TABLE "otps" ADD CONSTRAINT "otps_asker" CHECK (num_nonnulls("otps"."prospect_app_id", "otps"."user_id") = 1);