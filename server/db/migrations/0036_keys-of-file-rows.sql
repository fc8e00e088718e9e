ALTER TABLE "import_batches" ADD COLUMN "total_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "key_hash" text;--> statement-breakpoint
CREATE INDEX "import_rows_key" ON "import_rows" USING btree ("batch_id","key_hash");