DROP INDEX "application_facts_received";--> statement-breakpoint
DROP INDEX "application_facts_approved";--> statement-breakpoint
DROP INDEX "application_facts_disbursed";--> statement-breakpoint
DROP INDEX "application_facts_rejected";--> statement-breakpoint
CREATE INDEX "application_facts_received" ON "application_facts" USING btree ("received_at","submitted_at") WHERE "application_facts"."received_at" is not null;--> statement-breakpoint
CREATE INDEX "application_facts_approved" ON "application_facts" USING btree ("approved_at","submitted_at","product","lender_id") WHERE "application_facts"."approved_at" is not null;--> statement-breakpoint
CREATE INDEX "application_facts_disbursed" ON "application_facts" USING btree ("disbursed_at","submitted_at","product","lender_id") WHERE "application_facts"."disbursed_at" is not null;--> statement-breakpoint
CREATE INDEX "application_facts_rejected" ON "application_facts" USING btree ("rejected_at") WHERE "application_facts"."rejected_at" is not null;