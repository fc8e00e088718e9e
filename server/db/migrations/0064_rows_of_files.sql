DROP INDEX "import_rows_app";--> statement-breakpoint
DROP INDEX "import_rows_phone";--> statement-breakpoint
DROP INDEX "import_rows_tin";--> statement-breakpoint
CREATE INDEX "import_rows_app" ON "import_rows" USING btree ("app_id") WHERE "import_rows"."app_id" is not null;--> statement-breakpoint
CREATE INDEX "import_rows_phone" ON "import_rows" USING btree ("phone_index") WHERE "import_rows"."phone_index" is not null;--> statement-breakpoint
CREATE INDEX "import_rows_tin" ON "import_rows" USING btree ("tin_index") WHERE "import_rows"."tin_index" is not null;--> statement-breakpoint
-- A row is written when it is read, rehearsed and committed: its next state finds room beside it, and no index has to follow.
ALTER TABLE "import_rows" SET (fillfactor = 45);
