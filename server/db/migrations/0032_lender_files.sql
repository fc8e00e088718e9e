CREATE TABLE "commission_lines" (
	"line_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "commission_lines_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"lender_id" integer NOT NULL,
	"batch_id" integer NOT NULL,
	"row_number" integer NOT NULL,
	"app_id" text,
	"period" text NOT NULL,
	"loan_account" text NOT NULL,
	"disbursed_amount" bigint,
	"disbursed_on" text,
	"slab" text,
	"gross" bigint NOT NULL,
	"gst" bigint,
	"tds" bigint,
	"net" bigint,
	"invoice_number" text,
	"occurrence" smallint DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
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
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "import_rows" (
	"batch_id" integer NOT NULL,
	"row_number" integer NOT NULL,
	"cells_enc" text,
	"edited" boolean DEFAULT false NOT NULL,
	"left_out" boolean DEFAULT false NOT NULL,
	"row_hash" text NOT NULL,
	"phone_index" text,
	"tin_index" text,
	"app_id" text,
	"verdict" text,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
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
ALTER TABLE "commission_lines" ADD CONSTRAINT "commission_lines_lender_id_lenders_lender_id_fk" FOREIGN KEY ("lender_id") REFERENCES "public"."lenders"("lender_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_lines" ADD CONSTRAINT "commission_lines_batch_id_import_batches_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."import_batches"("batch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_lines" ADD CONSTRAINT "commission_lines_app_id_applications_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."applications"("app_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_batches" ADD CONSTRAINT "import_batches_lender_id_lenders_lender_id_fk" FOREIGN KEY ("lender_id") REFERENCES "public"."lenders"("lender_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_batches" ADD CONSTRAINT "import_batches_template_id_import_templates_template_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."import_templates"("template_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_batches" ADD CONSTRAINT "import_batches_created_by_admins_admin_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_batches" ADD CONSTRAINT "import_batches_committed_by_admins_admin_id_fk" FOREIGN KEY ("committed_by") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_batches" ADD CONSTRAINT "import_batches_undone_by_admins_admin_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_batch_id_import_batches_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."import_batches"("batch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_app_id_applications_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."applications"("app_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_templates" ADD CONSTRAINT "import_templates_lender_id_lenders_lender_id_fk" FOREIGN KEY ("lender_id") REFERENCES "public"."lenders"("lender_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_templates" ADD CONSTRAINT "import_templates_created_by_admins_admin_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "commission_lines_once" ON "commission_lines" USING btree ("lender_id","period","loan_account",coalesce("invoice_number", ''),"occurrence") WHERE undone_at is null;--> statement-breakpoint
CREATE INDEX "commission_lines_batch" ON "commission_lines" USING btree ("batch_id","row_number");--> statement-breakpoint
CREATE INDEX "commission_lines_period" ON "commission_lines" USING btree ("lender_id","period");--> statement-breakpoint
CREATE UNIQUE INDEX "import_batches_file" ON "import_batches" USING btree ("profile",coalesce("lender_id", 0),"file_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "import_batches_one_at_work" ON "import_batches" USING btree (coalesce("lender_id", 0)) WHERE state in ('committing', 'undoing');--> statement-breakpoint
CREATE INDEX "import_batches_created" ON "import_batches" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "import_rows_verdict" ON "import_rows" USING btree ("batch_id","verdict","row_number");--> statement-breakpoint
CREATE INDEX "import_rows_hash" ON "import_rows" USING btree ("row_hash");--> statement-breakpoint
CREATE INDEX "import_rows_app" ON "import_rows" USING btree ("app_id");--> statement-breakpoint
CREATE INDEX "import_rows_phone" ON "import_rows" USING btree ("phone_index");--> statement-breakpoint
CREATE INDEX "import_rows_tin" ON "import_rows" USING btree ("tin_index");--> statement-breakpoint
CREATE UNIQUE INDEX "import_templates_version" ON "import_templates" USING btree ("profile",coalesce("lender_id", 0),"version");