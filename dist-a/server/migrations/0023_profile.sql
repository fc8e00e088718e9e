CREATE TABLE "customers" (
	"user_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customers_user_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 100001 CACHE 1),
	"data_key" text,
	"partner" text NOT NULL,
	"phone_enc" text,
	"phone_index" text,
	"email_enc" text,
	"email_index" text,
	"phone_verified" boolean DEFAULT false NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"tin_enc" text,
	"tin_index" text,
	"birth_date_enc" text,
	"address1_enc" text,
	"address2_enc" text,
	"first_name_enc" text,
	"last_name_enc" text,
	"language" text DEFAULT 'en' NOT NULL,
	"profile_enc" text,
	"profile" jsonb,
	"pl_completed" smallint DEFAULT 0 NOT NULL,
	"bl_completed" smallint DEFAULT 0 NOT NULL,
	"gl_completed" smallint DEFAULT 0 NOT NULL,
	"hl_completed" smallint DEFAULT 0 NOT NULL,
	"pl_update_required" smallint DEFAULT 0 NOT NULL,
	"pl_se_update_required" smallint DEFAULT 0 NOT NULL,
	"inflight_credit_app_id" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"contact_rules" jsonb,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "customers_sealed" CHECK ("customers"."profile" is null)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "customers_phone" ON "customers" USING btree ("phone_index") WHERE phone_verified;--> statement-breakpoint
CREATE UNIQUE INDEX "customers_email" ON "customers" USING btree ("email_index") WHERE email_verified;--> statement-breakpoint
CREATE INDEX "customers_tin" ON "customers" USING btree ("tin_index");
