ALTER TABLE "lenders" ADD COLUMN "penal_charge_amount" bigint;--> statement-breakpoint
ALTER TABLE "lenders" ADD COLUMN "foreclosure_free_after_emis" smallint;--> statement-breakpoint
ALTER TABLE "lenders" ADD COLUMN "foreclosure_charge_amount" bigint;--> statement-breakpoint
ALTER TABLE "lenders" ADD COLUMN "foreclosure_charge_pct" numeric;