ALTER TABLE "credit_cards" ADD COLUMN "key_feature_hi" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_cards" ADD COLUMN "annual_fee_hi" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_cards" ADD COLUMN "marketing_bullets_hi" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_cards" ADD COLUMN "late_fee_hi" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "insurance_plans" ADD COLUMN "key_features_hi" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "insurance_plans" ADD COLUMN "exclusions_hi" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "title_hi" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "terms_hi" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "lenders" ADD COLUMN "so_text_hi" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "lenders" ADD COLUMN "penal_charges_hi" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "lenders" ADD COLUMN "foreclosure_charges_hi" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- Texts that the product itself brought have their Hindi at once; what an admin has written waits for theirs.
UPDATE "credit_cards" SET "key_feature_hi" = 'पहले कार्ड के लिए, ₹10,000 या ज़्यादा की फ़िक्स्ड डिपॉज़िट पर' WHERE "key_feature" = 'For a first card, against a fixed deposit of ₹10,000 or more';
--> statement-breakpoint
UPDATE "credit_cards" SET "annual_fee_hi" = 'कोई नहीं' WHERE "annual_fee" = 'None';
--> statement-breakpoint
UPDATE "credit_cards" SET "late_fee_hi" = '₹100 से ₹750, बकाया रकम के हिसाब से' WHERE "late_fee" = '₹100 to ₹750, by the amount due';
--> statement-breakpoint
UPDATE "credit_cards" SET "marketing_bullets_hi" = '["डिपॉज़िट पर ब्याज मिलता रहता है", "आय का कोई प्रमाण नहीं माँगा जाता", "लिमिट डिपॉज़िट की 90%"]'::jsonb WHERE "marketing_bullets" = '["The deposit keeps earning interest", "No proof of income is asked", "The limit is 90% of the deposit"]'::jsonb;
--> statement-breakpoint
UPDATE "credit_cards" SET "key_feature_hi" = '₹5,000 या ज़्यादा की फ़िक्स्ड डिपॉज़िट पर' WHERE "key_feature" = 'Against a fixed deposit of ₹5,000 or more';
--> statement-breakpoint
UPDATE "credit_cards" SET "annual_fee_hi" = '₹99 + GST' WHERE "annual_fee" = '₹99 + GST';
--> statement-breakpoint
UPDATE "credit_cards" SET "late_fee_hi" = '₹100 से ₹600, बकाया रकम के हिसाब से' WHERE "late_fee" = '₹100 to ₹600, by the amount due';
--> statement-breakpoint
UPDATE "credit_cards" SET "marketing_bullets_hi" = '["लिमिट डिपॉज़िट की 80%", "कार्ड बंद होने के 30 दिन बाद डिपॉज़िट लौटा दी जाती है"]'::jsonb WHERE "marketing_bullets" = '["The limit is 80% of the deposit", "The deposit is paid back 30 days after the card is closed"]'::jsonb;
--> statement-breakpoint
UPDATE "credit_cards" SET "key_feature_hi" = '₹15,000 महीना या ज़्यादा की आय वालों के लिए' WHERE "key_feature" = 'For incomes from ₹15,000 a month';
--> statement-breakpoint
UPDATE "credit_cards" SET "annual_fee_hi" = '₹199 + GST, साल में ₹40,000 ख़र्च करने पर कोई नहीं' WHERE "annual_fee" = '₹199 + GST, none from ₹40,000 of spending a year';
--> statement-breakpoint
UPDATE "credit_cards" SET "late_fee_hi" = '₹100 से ₹950, बकाया रकम के हिसाब से' WHERE "late_fee" = '₹100 to ₹950, by the amount due';
--> statement-breakpoint
UPDATE "credit_cards" SET "marketing_bullets_hi" = '["लिमिट ₹15,000 से शुरू", "पूरा बिल चुकाने पर 45 दिन तक कोई ब्याज नहीं"]'::jsonb WHERE "marketing_bullets" = '["Limit from ₹15,000", "Up to 45 days without interest if the whole bill is paid"]'::jsonb;
--> statement-breakpoint
UPDATE "credit_cards" SET "key_feature_hi" = 'UPI और किराने पर 2% वापस, महीने में ज़्यादा से ज़्यादा ₹300' WHERE "key_feature" = '2% back on UPI and groceries, at most ₹300 a month';
--> statement-breakpoint
UPDATE "credit_cards" SET "annual_fee_hi" = '₹499 + GST, साल में ₹1,00,000 ख़र्च करने पर कोई नहीं' WHERE "annual_fee" = '₹499 + GST, none from ₹1,00,000 of spending a year';
--> statement-breakpoint
UPDATE "credit_cards" SET "late_fee_hi" = '₹100 से ₹1,200, बकाया रकम के हिसाब से' WHERE "late_fee" = '₹100 to ₹1,200, by the amount due';
--> statement-breakpoint
UPDATE "credit_cards" SET "marketing_bullets_hi" = '["₹25,000 महीना की आय चाहिए", "पूरा बिल चुकाने पर 48 दिन तक कोई ब्याज नहीं"]'::jsonb WHERE "marketing_bullets" = '["Needs an income of ₹25,000 a month", "Up to 48 days without interest if the whole bill is paid"]'::jsonb;
--> statement-breakpoint
UPDATE "credit_cards" SET "key_feature_hi" = '1% फ़्यूल सरचार्ज वापस, महीने में ज़्यादा से ज़्यादा ₹100' WHERE "key_feature" = '1% fuel surcharge back, at most ₹100 a month';
--> statement-breakpoint
UPDATE "credit_cards" SET "annual_fee_hi" = '₹499 + GST, साल में ₹50,000 ख़र्च करने पर कोई नहीं' WHERE "annual_fee" = '₹499 + GST, none from ₹50,000 of spending a year';
--> statement-breakpoint
UPDATE "credit_cards" SET "late_fee_hi" = '₹100 से ₹1,300, बकाया रकम के हिसाब से' WHERE "late_fee" = '₹100 to ₹1,300, by the amount due';
--> statement-breakpoint
UPDATE "credit_cards" SET "marketing_bullets_hi" = '["₹2,500 के फ़्यूल पर महीने में 250 पॉइंट", "₹20,000 महीना की आय चाहिए"]'::jsonb WHERE "marketing_bullets" = '["250 points a month for ₹2,500 of fuel", "Needs an income of ₹20,000 a month"]'::jsonb;
--> statement-breakpoint
UPDATE "credit_cards" SET "key_feature_hi" = '₹20,000 या ज़्यादा की फ़िक्स्ड डिपॉज़िट पर, लिमिट डिपॉज़िट के बराबर' WHERE "key_feature" = 'Against a fixed deposit of ₹20,000 or more, limit equal to the deposit';
--> statement-breakpoint
UPDATE "credit_cards" SET "annual_fee_hi" = '₹500 + GST' WHERE "annual_fee" = '₹500 + GST';
--> statement-breakpoint
UPDATE "credit_cards" SET "late_fee_hi" = '₹100 से ₹900, बकाया रकम के हिसाब से' WHERE "late_fee" = '₹100 to ₹900, by the amount due';
--> statement-breakpoint
UPDATE "credit_cards" SET "marketing_bullets_hi" = '["हर ₹100 पर 1 पॉइंट", "कैश निकालने पर 2.5% फ़ीस, कम से कम ₹250"]'::jsonb WHERE "marketing_bullets" = '["1 point for every ₹100", "Withdrawing cash costs 2.5%, at least ₹250"]'::jsonb;
--> statement-breakpoint
UPDATE "credit_cards" SET "key_feature_hi" = 'परिवार के लिए दो कार्ड, बिल एक' WHERE "key_feature" = 'Two cards for the family on one bill';
--> statement-breakpoint
UPDATE "credit_cards" SET "annual_fee_hi" = '₹999 + GST' WHERE "annual_fee" = '₹999 + GST';
--> statement-breakpoint
UPDATE "credit_cards" SET "late_fee_hi" = '₹100 से ₹1,250, बकाया रकम के हिसाब से' WHERE "late_fee" = '₹100 to ₹1,250, by the amount due';
--> statement-breakpoint
UPDATE "credit_cards" SET "marketing_bullets_hi" = '["हर कार्ड की अपनी लिमिट", "₹30,000 महीना की आय चाहिए"]'::jsonb WHERE "marketing_bullets" = '["A limit of its own for each card", "Needs an income of ₹30,000 a month"]'::jsonb;
--> statement-breakpoint
UPDATE "credit_cards" SET "key_feature_hi" = 'भारत के एयरपोर्ट पर साल में 4 बार लाउंज' WHERE "key_feature" = '4 lounge visits a year at airports in India';
--> statement-breakpoint
UPDATE "credit_cards" SET "annual_fee_hi" = '₹1,999 + GST' WHERE "annual_fee" = '₹1,999 + GST';
--> statement-breakpoint
UPDATE "credit_cards" SET "marketing_bullets_hi" = '["रेल टिकट बुक करने पर कोई अतिरिक्त शुल्क नहीं", "पहली फ़ीस देने पर 2,000 पॉइंट", "विदेश में भुगतान पर 3.5% फ़ीस"]'::jsonb WHERE "marketing_bullets" = '["No extra charge on rail bookings", "2,000 points when the first fee is paid", "3.5% on payments abroad"]'::jsonb;
--> statement-breakpoint
UPDATE "credit_cards" SET "key_feature_hi" = 'दुकानदारों के लिए: बिल और माल एक ही स्टेटमेंट पर' WHERE "key_feature" = 'For shop owners: bills and stock on one statement';
--> statement-breakpoint
UPDATE "credit_cards" SET "annual_fee_hi" = '₹2,499 + GST, साल में ₹5,00,000 ख़र्च करने पर कोई नहीं' WHERE "annual_fee" = '₹2,499 + GST, none from ₹5,00,000 of spending a year';
--> statement-breakpoint
UPDATE "credit_cards" SET "marketing_bullets_hi" = '["दो साल का कारोबार और GST रिटर्न चाहिए", "पूरा बिल चुकाने पर 50 दिन तक कोई ब्याज नहीं"]'::jsonb WHERE "marketing_bullets" = '["Needs two years of business and GST returns", "Up to 50 days without interest if the whole bill is paid"]'::jsonb;
--> statement-breakpoint
UPDATE "vouchers" SET "title_hi" = '₹150 की छूट किराने पर' WHERE "title" = '₹150 off groceries';
--> statement-breakpoint
UPDATE "vouchers" SET "terms_hi" = '₹1,000 या ज़्यादा के बिल पर। एक बिल पर एक वाउचर।' WHERE "terms" = 'For bills from ₹1,000. One voucher for one bill.';
--> statement-breakpoint
UPDATE "vouchers" SET "title_hi" = 'फल और सब्ज़ी पर 10% की छूट' WHERE "title" = '10% off fruit and vegetables';
--> statement-breakpoint
UPDATE "vouchers" SET "terms_hi" = '₹100 तक की छूट। दूसरे ऑफ़र के साथ नहीं।' WHERE "terms" = 'Up to ₹100 off. Not with other offers.';
--> statement-breakpoint
UPDATE "vouchers" SET "title_hi" = 'खाने पर ₹75 की छूट' WHERE "title" = '₹75 off a meal';
--> statement-breakpoint
UPDATE "vouchers" SET "terms_hi" = 'स्टोर के ऐप में ₹300 या ज़्यादा के ऑर्डर पर।' WHERE "terms" = 'For orders from ₹300 in the app of the store.';
--> statement-breakpoint
UPDATE "vouchers" SET "title_hi" = 'नाश्ते के साथ एक चाय मुफ़्त' WHERE "title" = 'One free tea with a snack';
--> statement-breakpoint
UPDATE "vouchers" SET "terms_hi" = 'दिन में एक। पैसे देने से पहले बताएँ।' WHERE "terms" = 'One a day. Ask before you pay.';
--> statement-breakpoint
UPDATE "vouchers" SET "title_hi" = 'कपड़ों पर 20% की छूट' WHERE "title" = '20% off clothes';
--> statement-breakpoint
UPDATE "vouchers" SET "terms_hi" = '₹500 तक की छूट। सेल का सामान शामिल नहीं।' WHERE "terms" = 'Up to ₹500 off. Goods on sale are left out.';
--> statement-breakpoint
UPDATE "vouchers" SET "title_hi" = 'जूतों पर ₹200 की छूट' WHERE "title" = '₹200 off shoes';
--> statement-breakpoint
UPDATE "vouchers" SET "terms_hi" = '₹1,500 या ज़्यादा के बिल पर। 7 दिन में बदल सकते हैं।' WHERE "terms" = 'For bills from ₹1,500. Exchange within 7 days.';
--> statement-breakpoint
UPDATE "vouchers" SET "title_hi" = 'प्रेशर कुकर पर ₹300 की छूट' WHERE "title" = '₹300 off pressure cookers';
--> statement-breakpoint
UPDATE "vouchers" SET "terms_hi" = '₹1,800 या ज़्यादा के कुकर पर।' WHERE "terms" = 'For cookers from ₹1,800.';
--> statement-breakpoint
UPDATE "vouchers" SET "title_hi" = 'फ़र्नीचर पर 5% की छूट' WHERE "title" = '5% off furniture';
--> statement-breakpoint
UPDATE "vouchers" SET "terms_hi" = '₹2,000 तक की छूट। डिलीवरी का ख़र्च अलग।' WHERE "terms" = 'Up to ₹2,000 off. Delivery is extra.';
--> statement-breakpoint
UPDATE "vouchers" SET "title_hi" = 'दवाओं पर 12% की छूट' WHERE "title" = '12% off medicines';
--> statement-breakpoint
UPDATE "vouchers" SET "terms_hi" = 'डॉक्टर की पर्ची लाएँ। शिशु आहार शामिल नहीं।' WHERE "terms" = 'Bring the prescription. Baby food is left out.';
--> statement-breakpoint
UPDATE "vouchers" SET "title_hi" = 'आँखों की मुफ़्त जाँच' WHERE "title" = 'A free eye check';
--> statement-breakpoint
UPDATE "vouchers" SET "terms_hi" = 'एक दिन पहले बुक करें। चश्मे की क़ीमत अलग।' WHERE "terms" = 'Book a day before. Glasses are paid for as usual.';
--> statement-breakpoint
UPDATE "vouchers" SET "title_hi" = 'बस टिकट पर ₹100 की छूट' WHERE "title" = '₹100 off a bus ticket';
--> statement-breakpoint
UPDATE "vouchers" SET "terms_hi" = 'एक दिन पहले बुक किए ₹600 या ज़्यादा के टिकट पर।' WHERE "terms" = 'For tickets from ₹600 booked a day ahead.';
--> statement-breakpoint
UPDATE "vouchers" SET "title_hi" = 'होटल की एक रात पर 15% की छूट' WHERE "title" = '15% off a hotel night';
--> statement-breakpoint
UPDATE "vouchers" SET "terms_hi" = '₹800 तक की छूट, रविवार से गुरुवार।' WHERE "terms" = 'Up to ₹800 off, Sunday to Thursday.';
--> statement-breakpoint
UPDATE "insurance_plans" SET "key_features_hi" = '["सूची वाले अस्पतालों में कैशलेस इलाज", "अस्पताल से 30 दिन पहले और 60 दिन बाद की जाँच और दवा", "एक दिन से कम का इलाज"]'::jsonb WHERE "key_features" = '["Cashless treatment in listed hospitals", "Tests and medicine 30 days before and 60 days after hospital", "Treatment that takes less than a day"]'::jsonb;
--> statement-breakpoint
UPDATE "insurance_plans" SET "exclusions_hi" = '["पहले से मौजूद बीमारियाँ, पहले 3 साल तक", "पहले 30 दिन, दुर्घटना को छोड़कर", "दाँतों का और सुंदरता का इलाज"]'::jsonb WHERE "exclusions" = '["Illnesses you already have, for the first 3 years", "The first 30 days, except accidents", "Dental and cosmetic treatment"]'::jsonb;
--> statement-breakpoint
UPDATE "insurance_plans" SET "key_features_hi" = '["दो बड़े और दो बच्चे एक साथ शामिल", "सूची वाले अस्पतालों में कैशलेस इलाज", "अस्पताल से 30 दिन पहले और 60 दिन बाद की जाँच और दवा", "हर साल एक सेहत जाँच"]'::jsonb WHERE "key_features" = '["Covers two adults and two children together", "Cashless treatment in listed hospitals", "Tests and medicine 30 days before and 60 days after hospital", "A health check every year"]'::jsonb;
--> statement-breakpoint
UPDATE "insurance_plans" SET "exclusions_hi" = '["पहले से मौजूद बीमारियाँ, पहले 3 साल तक", "पहले 30 दिन, दुर्घटना को छोड़कर", "हर बिल का 20% आप देते हैं"]'::jsonb WHERE "exclusions" = '["Illnesses you already have, for the first 3 years", "The first 30 days, except accidents", "You pay 20% of each bill"]'::jsonb;
--> statement-breakpoint
UPDATE "insurance_plans" SET "key_features_hi" = '["अस्पताल में हर दिन के ₹1,000", "एक दिन से कम का इलाज"]'::jsonb WHERE "key_features" = '["₹1,000 for each day in hospital", "Treatment that takes less than a day"]'::jsonb;
--> statement-breakpoint
UPDATE "insurance_plans" SET "key_features_hi" = '["आग, बिजली गिरना और विस्फोट", "माल और फ़िटिंग की चोरी", "बाढ़ और तूफ़ान"]'::jsonb WHERE "key_features" = '["Fire, lightning and explosion", "Burglary of stock and fittings", "Flood and storm"]'::jsonb;
--> statement-breakpoint
UPDATE "insurance_plans" SET "exclusions_hi" = '["इस्तेमाल से घिसना", "अपने ही कर्मचारी की चोरी", "युद्ध और परमाणु ख़तरे"]'::jsonb WHERE "exclusions" = '["Wear and tear", "Theft by your own staff", "War and nuclear risks"]'::jsonb;
--> statement-breakpoint
UPDATE "insurance_plans" SET "key_features_hi" = '["आग, बिजली गिरना और विस्फोट", "माल और फ़िटिंग की चोरी", "बाढ़ और तूफ़ान", "दुकान में और बैंक जाते समय का कैश, ₹50,000 तक", "दुकान में ग्राहक को चोट, ₹2,00,000 तक"]'::jsonb WHERE "key_features" = '["Fire, lightning and explosion", "Burglary of stock and fittings", "Flood and storm", "Cash in the shop and on the way to the bank, up to ₹50,000", "Injury of a customer in the shop, up to ₹2,00,000"]'::jsonb;
--> statement-breakpoint
UPDATE "insurance_plans" SET "exclusions_hi" = '["इस्तेमाल से घिसना", "बिना ताला लगी दुकान", "अपने आप ख़राब होने वाला माल"]'::jsonb WHERE "exclusions" = '["Wear and tear", "A shop that was left unlocked", "Goods that spoil by themselves"]'::jsonb;
--> statement-breakpoint
UPDATE "insurance_plans" SET "key_features_hi" = '["आग, बिजली गिरना और विस्फोट", "माल और फ़िटिंग की चोरी"]'::jsonb WHERE "key_features" = '["Fire, lightning and explosion", "Burglary of stock and fittings"]'::jsonb;
--> statement-breakpoint
UPDATE "insurance_plans" SET "exclusions_hi" = '["इस्तेमाल से घिसना", "अपने ही कर्मचारी की चोरी", "अपने आप ख़राब होने वाला माल"]'::jsonb WHERE "exclusions" = '["Wear and tear", "Theft by your own staff", "Goods that spoil by themselves"]'::jsonb;
--> statement-breakpoint
UPDATE "insurance_plans" SET "key_features_hi" = '["दुर्घटना में मृत्यु पर भुगतान", "दुर्घटना से स्थायी विकलांगता पर भुगतान", "हड्डी टूटने पर ₹10,000"]'::jsonb WHERE "key_features" = '["Paid on death by accident", "Paid on lasting disability by accident", "₹10,000 for a broken bone"]'::jsonb;
--> statement-breakpoint
UPDATE "insurance_plans" SET "exclusions_hi" = '["जोखिम वाले खेल", "शराब या नशे में दुर्घटना", "युद्ध और परमाणु ख़तरे"]'::jsonb WHERE "exclusions" = '["Dangerous sports", "Accidents under alcohol or drugs", "War and nuclear risks"]'::jsonb;
--> statement-breakpoint
UPDATE "insurance_plans" SET "key_features_hi" = '["घर की दीवारें, छत और फ़िटिंग", "फ़र्नीचर, कपड़े और घरेलू उपकरण", "बाढ़ और तूफ़ान"]'::jsonb WHERE "key_features" = '["Walls, roof and fittings of the home", "Furniture, clothes and appliances", "Flood and storm"]'::jsonb;
--> statement-breakpoint
UPDATE "insurance_plans" SET "exclusions_hi" = '["इस्तेमाल से घिसना", "गहने और कैश", "60 दिन से ज़्यादा ख़ाली घर"]'::jsonb WHERE "exclusions" = '["Wear and tear", "Jewellery and cash", "A home left empty for more than 60 days"]'::jsonb;
--> statement-breakpoint
UPDATE "insurance_plans" SET "key_features_hi" = '["टूटी स्क्रीन, साल में एक बार", "पुलिस रिपोर्ट के साथ चोरी"]'::jsonb WHERE "key_features" = '["A broken screen, once a year", "Theft with a police report"]'::jsonb;
--> statement-breakpoint
UPDATE "insurance_plans" SET "exclusions_hi" = '["खोया हुआ फ़ोन, जो चोरी नहीं हुआ", "पानी से नुक़सान", "इस्तेमाल से घिसना"]'::jsonb WHERE "exclusions" = '["A phone that is lost, not stolen", "Water damage", "Wear and tear"]'::jsonb;
--> statement-breakpoint
UPDATE "applications" SET "offer" = '{"penal_charges_hi": "", "foreclosure_charges_hi": ""}'::jsonb || "offer" WHERE "offer" IS NOT NULL;
--> statement-breakpoint
UPDATE "applications" SET "offer" = jsonb_set("offer", '{special_offer,text_hi}', '""') WHERE "offer" -> 'special_offer' IS NOT NULL;
