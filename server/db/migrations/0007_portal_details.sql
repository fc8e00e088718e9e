DROP INDEX "audit_log_object";--> statement-breakpoint
DROP INDEX "audit_log_actor";--> statement-breakpoint
DROP INDEX "audit_log_action";--> statement-breakpoint
DROP INDEX "audit_log_at";--> statement-breakpoint
ALTER TABLE "payout_lines" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "credit_cards" ADD COLUMN "bullet_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "payout_disputes_payout" ON "payout_disputes" USING btree ("payout_id");--> statement-breakpoint
CREATE INDEX "payout_lines_takes_back" ON "payout_lines" USING btree ("takes_back");--> statement-breakpoint
CREATE INDEX "audit_log_object_at" ON "audit_log" USING btree ("object","at","audit_id");--> statement-breakpoint
CREATE INDEX "offer_lists_at" ON "offer_lists" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "audit_log_object" ON "audit_log" USING btree ("object");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor","at","audit_id");--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","at","audit_id");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at","audit_id");