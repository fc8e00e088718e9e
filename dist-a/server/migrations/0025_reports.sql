CREATE TABLE "lender_calls" (
	"call_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lender_calls_call_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"lender_id" integer NOT NULL,
	"app_id" text NOT NULL,
	"operation" text NOT NULL,
	"outcome" text NOT NULL,
	"ms" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_receipts" (
	"message_id" text PRIMARY KEY NOT NULL,
	"template" text NOT NULL,
	"operator" text,
	"state" text NOT NULL,
	"reason" text,
	"otp_id" text,
	"entered_at" timestamp with time zone,
	"sent_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "lender_calls_at" ON "lender_calls" USING btree ("at");--> statement-breakpoint
CREATE INDEX "lender_calls_app" ON "lender_calls" USING btree ("app_id","lender_id","at","call_id");--> statement-breakpoint
CREATE INDEX "message_receipts_sent" ON "message_receipts" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "message_receipts_otp" ON "message_receipts" USING btree ("otp_id");
