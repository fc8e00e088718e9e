CREATE INDEX "payout_lines_disbursed" ON "payout_lines" USING btree ("disbursed_at","payout_id");--> statement-breakpoint
CREATE INDEX "help_requests_due" ON "help_requests" USING btree ("due_at");