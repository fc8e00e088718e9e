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
CREATE TABLE "lender_books" (
	"version_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lender_books_version_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"lender_id" integer NOT NULL,
	"tolerance_amount" bigint NOT NULL,
	"tolerance_percent" numeric NOT NULL,
	"tolerance_days" smallint NOT NULL,
	"bill_name" text NOT NULL,
	"bill_address" text NOT NULL,
	"bill_gstin" text,
	"saved_by" integer,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lender_invoice_lines" (
	"invoice_id" integer NOT NULL,
	"line_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "lender_invoice_lines_invoice_id_line_id_pk" PRIMARY KEY("invoice_id","line_id")
);
--> statement-breakpoint
CREATE TABLE "lender_invoice_numbers" (
	"year" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lender_invoices" (
	"invoice_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lender_invoices_invoice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"lender_id" integer NOT NULL,
	"period" text NOT NULL,
	"number" text NOT NULL,
	"day" text NOT NULL,
	"sac" text NOT NULL,
	"taxable" bigint NOT NULL,
	"cgst" bigint NOT NULL,
	"sgst" bigint NOT NULL,
	"igst" bigint NOT NULL,
	"total" bigint NOT NULL,
	"parties" jsonb NOT NULL,
	"made_by" integer,
	"made_at" timestamp with time zone NOT NULL,
	"cancelled_by" integer,
	"cancelled_at" timestamp with time zone,
	"cancel_reason" text,
	CONSTRAINT "lender_invoices_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "lender_receipts" (
	"receipt_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lender_receipts_receipt_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"invoice_id" integer NOT NULL,
	"received" bigint NOT NULL,
	"tds" bigint NOT NULL,
	"utr" text NOT NULL,
	"day" text NOT NULL,
	"noted_by" integer,
	"noted_at" timestamp with time zone NOT NULL,
	"undone_by" integer,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "reconciliation_decisions" (
	"decision_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reconciliation_decisions_decision_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"lender_id" integer NOT NULL,
	"period" text NOT NULL,
	"line_id" integer,
	"disbursal_id" integer,
	"verdict" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"worth" bigint NOT NULL,
	"before" jsonb,
	"decided_by" integer,
	"decided_at" timestamp with time zone NOT NULL,
	"agreed_by" integer,
	"agreed_at" timestamp with time zone,
	"undone_by" integer,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "reconciliation_lines" (
	"lender_id" integer NOT NULL,
	"period" text NOT NULL,
	"place" integer NOT NULL,
	"line_id" integer,
	"disbursal_id" integer,
	"verdict" text NOT NULL,
	"line" jsonb NOT NULL,
	CONSTRAINT "reconciliation_lines_lender_id_period_place_pk" PRIMARY KEY("lender_id","period","place")
);
--> statement-breakpoint
CREATE TABLE "reconciliation_months" (
	"lender_id" integer NOT NULL,
	"period" text NOT NULL,
	"sums" jsonb NOT NULL,
	"tolerance" jsonb NOT NULL,
	"hash" text NOT NULL,
	"closed_by" integer,
	"closed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reconciliation_months_lender_id_period_pk" PRIMARY KEY("lender_id","period")
);
--> statement-breakpoint
ALTER TABLE "lender_invoice_lines" ADD CONSTRAINT "lender_invoice_lines_invoice_id_lender_invoices_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."lender_invoices"("invoice_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lender_invoice_lines" ADD CONSTRAINT "lender_invoice_lines_line_id_commission_lines_line_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."commission_lines"("line_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lender_receipts" ADD CONSTRAINT "lender_receipts_invoice_id_lender_invoices_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."lender_invoices"("invoice_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciliation_decisions" ADD CONSTRAINT "reconciliation_decisions_line_id_commission_lines_line_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."commission_lines"("line_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciliation_lines" ADD CONSTRAINT "reconciliation_lines_line_id_commission_lines_line_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."commission_lines"("line_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "commission_lines_once" ON "commission_lines" USING btree ("lender_id","period","loan_account",coalesce("invoice_number", ''),"occurrence") WHERE undone_at is null;--> statement-breakpoint
CREATE INDEX "commission_lines_batch" ON "commission_lines" USING btree ("batch_id","row_number");--> statement-breakpoint
CREATE INDEX "commission_lines_period" ON "commission_lines" USING btree ("lender_id","period");--> statement-breakpoint
CREATE INDEX "lender_books_lender" ON "lender_books" USING btree ("lender_id","version_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lender_invoice_lines_once" ON "lender_invoice_lines" USING btree ("line_id") WHERE cancelled_at is null;--> statement-breakpoint
CREATE INDEX "lender_invoices_period" ON "lender_invoices" USING btree ("lender_id","period");--> statement-breakpoint
CREATE UNIQUE INDEX "lender_receipts_utr" ON "lender_receipts" USING btree ("invoice_id","utr") WHERE undone_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "reconciliation_decisions_line" ON "reconciliation_decisions" USING btree ("line_id") WHERE undone_at is null and kind <> 'chased';--> statement-breakpoint
CREATE UNIQUE INDEX "reconciliation_decisions_disbursal" ON "reconciliation_decisions" USING btree ("disbursal_id") WHERE line_id is null and undone_at is null and kind <> 'chased';--> statement-breakpoint
CREATE INDEX "reconciliation_decisions_period" ON "reconciliation_decisions" USING btree ("lender_id","period");--> statement-breakpoint
CREATE INDEX "reconciliation_decisions_chased" ON "reconciliation_decisions" USING btree ("disbursal_id");--> statement-breakpoint
CREATE INDEX "reconciliation_lines_line" ON "reconciliation_lines" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "reconciliation_lines_disbursal" ON "reconciliation_lines" USING btree ("disbursal_id");
