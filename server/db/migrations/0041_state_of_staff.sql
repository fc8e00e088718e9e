UPDATE "admins" SET "state" = 'suspended' WHERE "status" <> 1;--> statement-breakpoint
ALTER TABLE "admins" DROP COLUMN "status";
