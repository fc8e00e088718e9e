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
ALTER TABLE "bank_words" ADD CONSTRAINT "bank_words_confirmed_by_admins_admin_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."admins"("admin_id") ON DELETE no action ON UPDATE no action;