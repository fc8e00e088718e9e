-- What earlier versions kept in clear needs the customer's key, which only the process can open: it seals those rows when it
-- starts, and then validates the three checks (server/db/seal-clear-rows.ts). New rows obey them at once.
ALTER TABLE "customers" ALTER COLUMN "profile" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "customers" ALTER COLUMN "profile" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "offer_lists" ALTER COLUMN "inputs" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "bureau_score_enc" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "profile_enc" text;--> statement-breakpoint
ALTER TABLE "offer_lists" ADD COLUMN "product_type" text;--> statement-breakpoint
ALTER TABLE "offer_lists" ADD COLUMN "inputs_enc" text;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_sealed" CHECK ("applications"."bureau_score" is null) NOT VALID;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_sealed" CHECK ("customers"."profile" is null) NOT VALID;--> statement-breakpoint
ALTER TABLE "offer_lists" ADD CONSTRAINT "offer_lists_sealed" CHECK ("offer_lists"."inputs" is null) NOT VALID;