CREATE TABLE "merchant_requests" (
	"request_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "merchant_requests_request_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"partner" text NOT NULL,
	"request_enc" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"partner_id" integer,
	"decided_at" timestamp with time zone,
	"decided_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "merchant_requests_reference_unique" UNIQUE("reference")
);
