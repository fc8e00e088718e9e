DROP INDEX "rollup_day_of";--> statement-breakpoint
ALTER TABLE "rollup_day" ADD COLUMN "part" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "application_facts_lender" ON "application_facts" USING btree (coalesce("lender_id", 0),"submitted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "rollup_day_of" ON "rollup_day" USING btree ("cut","metric","day","product","lender","partner","channel","source","part");--> statement-breakpoint
INSERT INTO rollup_marks (family, day)
SELECT DISTINCT family, to_char((at at time zone 'UTC') + interval '330 minutes', 'YYYY-MM-DD') FROM (
  SELECT 'journey' AS family, began_at AS at FROM application_facts
  UNION ALL SELECT 'code', sent_at FROM message_receipts WHERE template = 'otp'
  UNION ALL SELECT 'call', at FROM lender_calls
) AS days;
