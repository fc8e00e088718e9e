CREATE TABLE "payment_run_lines" (
	"line_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_run_lines_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"run_id" integer NOT NULL,
	"partner_id" integer NOT NULL,
	"reference" text NOT NULL,
	"state" text NOT NULL,
	"month" text NOT NULL,
	"parts" jsonb NOT NULL,
	"gross" bigint NOT NULL,
	"tds" bigint NOT NULL,
	"gst" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"account_enc" text NOT NULL,
	"account_ending" text NOT NULL,
	"ifsc" text NOT NULL,
	"notes" jsonb NOT NULL,
	"before" bigint,
	"reason" text,
	"returned_day" text,
	"payment_id" integer,
	"settled_by" integer,
	"settled_at" timestamp with time zone,
	CONSTRAINT "payment_run_lines_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "payment_runs" (
	"run_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_runs_run_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"state" text NOT NULL,
	"hash" text NOT NULL,
	"made_by" integer,
	"made_at" timestamp with time zone NOT NULL,
	"checked_by" integer,
	"checked_at" timestamp with time zone,
	"alone" boolean DEFAULT false NOT NULL,
	"sent_day" text,
	"sent_by" integer,
	"called_off_by" integer,
	"reason" text,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "payment_run_lines" ADD CONSTRAINT "payment_run_lines_run_id_payment_runs_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."payment_runs"("run_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_run_lines_run" ON "payment_run_lines" USING btree ("run_id","line_id");--> statement-breakpoint
CREATE INDEX "payment_run_lines_payment" ON "payment_run_lines" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_run_lines_open" ON "payment_run_lines" USING btree ("partner_id") WHERE state in ('in_run', 'sent');
