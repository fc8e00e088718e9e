CREATE TABLE "import_batches" (
	"batch_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_batches_batch_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"profile" text NOT NULL,
	"lender_id" integer,
	"file_name" text NOT NULL,
	"file_size" integer NOT NULL,
	"file_hash" text NOT NULL,
	"sheet" text,
	"head_row" integer NOT NULL,
	"heads" jsonb NOT NULL,
	"template_id" integer,
	"mapping" jsonb,
	"state" text DEFAULT 'uploaded' NOT NULL,
	"mode" text DEFAULT 'valid_rows' NOT NULL,
	"row_count" integer DEFAULT 0 NOT NULL,
	"total_count" integer DEFAULT 0 NOT NULL,
	"counts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"committed_count" integer DEFAULT 0 NOT NULL,
	"undone_count" integer DEFAULT 0 NOT NULL,
	"left_count" integer DEFAULT 0 NOT NULL,
	"progress_row" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"committed_by" integer,
	"committed_at" timestamp with time zone,
	"undone_by" integer,
	"undone_at" timestamp with time zone,
	"heads_count" integer DEFAULT 0 NOT NULL,
	"passed_rows" jsonb DEFAULT '{"totals":[],"heads":[]}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_rows" (
	"batch_id" integer NOT NULL,
	"row_number" integer NOT NULL,
	"cells_enc" text,
	"edited" boolean DEFAULT false NOT NULL,
	"left_out" boolean DEFAULT false NOT NULL,
	"row_hash" text NOT NULL,
	"key_hash" text,
	"phone_index" text,
	"tin_index" text,
	"app_id" text,
	"verdict" text,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"amount" bigint,
	"outcome" text,
	"before" jsonb,
	"after" jsonb,
	"committed_at" timestamp with time zone,
	CONSTRAINT "import_rows_batch_id_row_number_pk" PRIMARY KEY("batch_id","row_number")
);
--> statement-breakpoint
CREATE TABLE "import_templates" (
	"template_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_templates_template_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"profile" text NOT NULL,
	"lender_id" integer,
	"version" integer NOT NULL,
	"mapping" jsonb NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_words" (
	"layout" text NOT NULL,
	"key" text NOT NULL,
	"word" text NOT NULL,
	"outcome" text NOT NULL,
	"confirmed_by" integer,
	"confirmed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bank_words_layout_key_pk" PRIMARY KEY("layout","key")
);
--> statement-breakpoint
ALTER TABLE "import_batches" ADD CONSTRAINT "import_batches_template_id_import_templates_template_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."import_templates"("template_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_batch_id_import_batches_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."import_batches"("batch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "import_batches_file" ON "import_batches" USING btree ("profile",coalesce("lender_id", 0),"file_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "import_batches_one_at_work" ON "import_batches" USING btree ("lender_id") WHERE state in ('committing', 'undoing');--> statement-breakpoint
CREATE INDEX "import_batches_created" ON "import_batches" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "import_rows_verdict" ON "import_rows" USING btree ("batch_id","verdict","row_number");--> statement-breakpoint
CREATE INDEX "import_rows_hash" ON "import_rows" USING btree ("row_hash");--> statement-breakpoint
CREATE INDEX "import_rows_key" ON "import_rows" USING btree ("batch_id","key_hash");--> statement-breakpoint
CREATE INDEX "import_rows_app" ON "import_rows" USING btree ("app_id") WHERE "import_rows"."app_id" is not null;--> statement-breakpoint
CREATE INDEX "import_rows_phone" ON "import_rows" USING btree ("phone_index") WHERE "import_rows"."phone_index" is not null;--> statement-breakpoint
CREATE INDEX "import_rows_tin" ON "import_rows" USING btree ("tin_index") WHERE "import_rows"."tin_index" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "import_templates_version" ON "import_templates" USING btree ("profile",coalesce("lender_id", 0),"version");--> statement-breakpoint
-- A row is written when it is read, rehearsed and committed: its next state finds room beside it, and no index has to follow.
ALTER TABLE "import_rows" SET (fillfactor = 45);
