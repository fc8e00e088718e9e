CREATE TABLE "decision_counts" (
	"product_type" text NOT NULL,
	"cell" text NOT NULL,
	"lender_id" integer NOT NULL,
	"decided" integer NOT NULL,
	"approved" integer NOT NULL,
	CONSTRAINT "decision_counts_product_type_cell_lender_id_pk" PRIMARY KEY("product_type","cell","lender_id")
);
