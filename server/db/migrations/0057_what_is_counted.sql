DROP INDEX "application_facts_approved";--> statement-breakpoint
DROP INDEX "application_facts_disbursed";--> statement-breakpoint
DROP INDEX "lender_calls_app";--> statement-breakpoint
CREATE INDEX "application_facts_received" ON "application_facts" USING btree ("received_at","submitted_at");--> statement-breakpoint
CREATE INDEX "application_facts_later" ON "application_facts" USING btree ("began_at","journey_id") WHERE "application_facts"."journey_id" <> "application_facts"."app_id";--> statement-breakpoint
CREATE INDEX "payout_lines_unapproved" ON "payout_lines" USING btree ("month","partner_id") WHERE "payout_lines"."approved_at" is null;--> statement-breakpoint
CREATE INDEX "payout_lines_unpaid" ON "payout_lines" USING btree ("month","partner_id") WHERE "payout_lines"."approved_at" is not null and "payout_lines"."paid_at" is null;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_failed" ON "webhook_deliveries" USING btree ("created_at") WHERE "webhook_deliveries"."status" = 'failed';--> statement-breakpoint
CREATE INDEX "application_facts_approved" ON "application_facts" USING btree ("approved_at","submitted_at");--> statement-breakpoint
CREATE INDEX "application_facts_disbursed" ON "application_facts" USING btree ("disbursed_at","submitted_at");--> statement-breakpoint
CREATE INDEX "lender_calls_app" ON "lender_calls" USING btree ("app_id","lender_id","at","call_id");