CREATE TABLE "payout_months" (
	"partner_id" integer NOT NULL,
	"month" text NOT NULL,
	"tds_percent" numeric NOT NULL,
	"gst_percent" numeric DEFAULT '0' NOT NULL,
	"supply" text,
	"party_enc" text,
	"fixed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payout_months_partner_id_month_pk" PRIMARY KEY("partner_id","month")
);
--> statement-breakpoint
ALTER TABLE "payout_lines" ADD COLUMN "gst" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payout_months" ADD CONSTRAINT "payout_months_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
INSERT INTO "payout_months" ("partner_id", "month", "tds_percent", "fixed_at")
  SELECT "partner_id", "month", '2', min("approved_at") FROM "payout_lines" WHERE "approved_at" IS NOT NULL GROUP BY "partner_id", "month";
