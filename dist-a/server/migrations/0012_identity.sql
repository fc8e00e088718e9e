CREATE TABLE "transfer_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"prospect_app_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dedupe_checks" (
	"check_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dedupe_checks_check_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"app_id" text,
	"lender_id" integer,
	"source" text NOT NULL,
	"matched_on" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"result" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cookie_store" (
	"sid_hash" text NOT NULL,
	"name" text NOT NULL,
	"value_enc" text NOT NULL,
	"minutes" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cookie_store_sid_hash_name_pk" PRIMARY KEY("sid_hash","name")
);
--> statement-breakpoint
CREATE TABLE "otps" (
	"otp_id" text PRIMARY KEY NOT NULL,
	"prospect_app_id" text,
	"user_id" integer,
	"partner_user_id" integer,
	"sid_hash" text NOT NULL,
	"channel" text NOT NULL,
	"destination_index" text NOT NULL,
	"destination_enc" text NOT NULL,
	"code_hash" text NOT NULL,
	"notice_version" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "otps_asker" CHECK (num_nonnulls("otps"."prospect_app_id", "otps"."user_id", "otps"."partner_user_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"session_id" text PRIMARY KEY NOT NULL,
	"area" text NOT NULL,
	"sid_hash" text NOT NULL,
	"token_hash" text NOT NULL,
	"subject_id" integer NOT NULL,
	"actor_admin_id" integer,
	"parent_session_id" text,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"revoked_for" text,
	"code_at" timestamp with time zone,
	"identity_due" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE INDEX "dedupe_checks_at" ON "dedupe_checks" USING btree ("at");--> statement-breakpoint
CREATE INDEX "dedupe_checks_user" ON "dedupe_checks" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "dedupe_checks_app" ON "dedupe_checks" USING btree ("app_id");--> statement-breakpoint
CREATE INDEX "cookie_store_expiry" ON "cookie_store" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "otps_prospect" ON "otps" USING btree ("prospect_app_id","created_at");--> statement-breakpoint
CREATE INDEX "otps_user" ON "otps" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "otps_destination" ON "otps" USING btree ("destination_index","created_at");--> statement-breakpoint
CREATE INDEX "otps_partner_user" ON "otps" USING btree ("partner_user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sessions_subject" ON "sessions" USING btree ("area","subject_id");--> statement-breakpoint
CREATE INDEX "sessions_parent" ON "sessions" USING btree ("parent_session_id");
