ALTER TABLE "applications" ADD COLUMN "stopped_at" timestamp with time zone;--> statement-breakpoint
-- What was withdrawn before this column was there stops now.
UPDATE "applications" SET "stopped_at" = coalesce("withdrawn"."at", "applications"."updated_at")
FROM (
  SELECT "app_id", min("withdrawn_at") AS "at" FROM "consents"
  WHERE "withdrawn_at" IS NOT NULL
    AND "purpose" IN ('share_with_lender', 'bureau_check', 'share_with_card_bank', 'share_with_insurer')
  GROUP BY "app_id"
) AS "withdrawn"
WHERE "withdrawn"."app_id" = "applications"."app_id";--> statement-breakpoint
UPDATE "applications" SET "stopped_at" = "updated_at" WHERE "status" = 'withdrawn' AND "stopped_at" IS NULL;--> statement-breakpoint
-- A score whose consent does not hold any more leaves the applications and the receipts.
UPDATE "applications" SET "bureau_score" = NULL WHERE "bureau_score" IS NOT NULL AND NOT EXISTS (
  SELECT FROM "consents" WHERE "consents"."user_id" = "applications"."user_id"
    AND "consents"."purpose" = 'credit_score' AND "consents"."withdrawn_at" IS NULL
);--> statement-breakpoint
UPDATE "offer_lists"
SET "inputs" = jsonb_set("inputs", '{applicant,credit_score}', '"not_checked"') || '{"score_withdrawn": true}'
WHERE coalesce("inputs" #>> '{applicant,credit_score}', 'not_checked') <> 'not_checked' AND NOT EXISTS (
  SELECT FROM "consents" WHERE "consents"."user_id" = "offer_lists"."user_id"
    AND "consents"."purpose" = 'credit_score' AND "consents"."withdrawn_at" IS NULL
);
