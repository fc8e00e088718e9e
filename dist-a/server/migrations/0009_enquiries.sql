CREATE TABLE "loan_enquiries" (
	"enquiry_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "loan_enquiries_enquiry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"user_id" integer NOT NULL,
	"partner" text NOT NULL,
	"kind" text NOT NULL,
	"details_enc" text,
	"details" jsonb,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"assigned_to" integer,
	"lender_id" integer,
	"passed_at" timestamp with time zone,
	"passed_by" integer,
	"sent_at" timestamp with time zone,
	"gave_up_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"closed_by" integer,
	"close_reason" text,
	CONSTRAINT "loan_enquiries_reference_unique" UNIQUE("reference"),
	CONSTRAINT "loan_enquiries_sealed" CHECK ("loan_enquiries"."details" is null)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "loan_enquiries_one_open" ON "loan_enquiries" USING btree ("user_id","kind") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "loan_enquiries_desk" ON "loan_enquiries" USING btree ("status","created_at");
