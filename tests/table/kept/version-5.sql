-- {"playing": {"table": "laurel-5nx17-bzasz-yejqd-g7msc", "keys": ["_a6M8WSGdYOgVxvycQTMDVsDWvWw0gY9", "UOgDlFWM0SEa647aSdcFQYF6Z-4dokcV"]}, "over": {"table": "oat-4qst8-zeh2d-eve48-rrrqv", "keys": ["J0A1xo-XfUoFwCgPjJ73pCNJ08EB-vIl", "8wA5FET0Pt2j8Y4nAErHcGPIiWAwttG3"]}, "lobby": {"table": "pepper-qvwz0-459bc-754p7-vmksd", "keys": ["WQo2zsWsgWwCCPMGoCgNb6NnhM09-l9y"]}}
BEGIN TRANSACTION;
CREATE TABLE editions (
        digest TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        text TEXT NOT NULL
    ) STRICT;
CREATE TABLE entries (
        table_id TEXT NOT NULL REFERENCES tables (id),
        n INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        line TEXT NOT NULL,
        id TEXT NOT NULL,
        mark TEXT NOT NULL,
        at TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP,
        PRIMARY KEY (table_id, n)
    ) STRICT;
INSERT INTO "entries" VALUES('laurel-5nx17-bzasz-yejqd-g7msc',0,-1,'draw kvass-yard','','92812c0f380aa090','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('laurel-5nx17-bzasz-yejqd-g7msc',1,-1,'draw fair','','e8eefcb14a89adc6','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('laurel-5nx17-bzasz-yejqd-g7msc',2,-1,'draw castle','','b9453db70dc731ce','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('laurel-5nx17-bzasz-yejqd-g7msc',3,-1,'draw crystal-mine','','3a3044fe04bf05fa','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('laurel-5nx17-bzasz-yejqd-g7msc',4,-1,'draw farm','','5e23ab63540a352f','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('laurel-5nx17-bzasz-yejqd-g7msc',5,-1,'draw farm','','46d191153c3d5822','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('laurel-5nx17-bzasz-yejqd-g7msc',6,-1,'draw armoury','','a0288ce23323fdb9','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('laurel-5nx17-bzasz-yejqd-g7msc',7,-1,'draw hunters-hut','','f46257b10aa62b39','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('laurel-5nx17-bzasz-yejqd-g7msc',8,-1,'draw theft','','7edad19b48b42f4d','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('laurel-5nx17-bzasz-yejqd-g7msc',9,-1,'draw ore-works','','4432afe36ed05fc0','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('laurel-5nx17-bzasz-yejqd-g7msc',10,-1,'first 0','','6f4b7c67e22f6178','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('laurel-5nx17-bzasz-yejqd-g7msc',11,-1,'reveal charcoal-burner','','d1b23d3af563d6bf','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('laurel-5nx17-bzasz-yejqd-g7msc',12,-1,'reveal farm','','5d56f2d6e997578a','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('laurel-5nx17-bzasz-yejqd-g7msc',13,-1,'reveal hunters-hut','','bb6d43b2ccd5d635','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('laurel-5nx17-bzasz-yejqd-g7msc',14,-1,'reveal castle','','a5ee91f954a04cb2','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('laurel-5nx17-bzasz-yejqd-g7msc',15,-1,'reveal kvass-yard','','cb34b170bbcaf702','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('laurel-5nx17-bzasz-yejqd-g7msc',16,-1,'reveal ore-works','','3de57f111e17dbc7','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('laurel-5nx17-bzasz-yejqd-g7msc',17,0,'exchange crystal-mine kvass-yard','86da6972-28c5-4d0f-9478-ba8b6cb38cc5','2d4ef907891a8e00','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('laurel-5nx17-bzasz-yejqd-g7msc',18,1,'exchange armoury ore-works','564df953-7377-44e5-8598-b64129e4d9db','e1857015a213074e','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('laurel-5nx17-bzasz-yejqd-g7msc',19,0,'exchange fair crystal-mine','f3cb5dbe-ae53-491e-80b5-ebd2008e324a','666a6717ecdded40','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('laurel-5nx17-bzasz-yejqd-g7msc',20,1,'exchange theft castle','26803112-f19a-406c-b53c-d0a7a3aa1845','50c7d7ad03033495','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('laurel-5nx17-bzasz-yejqd-g7msc',21,0,'exchange castle charcoal-burner','74ec13f8-248b-4edf-9cd6-4e5f29c07c4c','8b23caeebdd3d773','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('laurel-5nx17-bzasz-yejqd-g7msc',22,1,'exchange ore-works castle','6e997e93-7eb6-4c8f-8400-79bd2dc3acdc','9b6e51174a3f7cb9','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('laurel-5nx17-bzasz-yejqd-g7msc',23,0,'pass','0d2067d1-e78b-4d62-8a2c-7f7d840bbdc8','79470dc79a71b35b','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('laurel-5nx17-bzasz-yejqd-g7msc',24,1,'pass','0d822d7b-c1d8-437b-93c5-52f378649210','86975ff8f5988e0a','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('laurel-5nx17-bzasz-yejqd-g7msc',25,0,'choose charcoal-burner','c7410748-af16-4c02-b895-cd547cb9320b','e585aac6a7c4a958','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('laurel-5nx17-bzasz-yejqd-g7msc',26,1,'choose farm','39d90ed2-56d1-482c-ac4b-0de9d5b36666','426e717fa6c6f896','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('laurel-5nx17-bzasz-yejqd-g7msc',27,0,'discard-card','51d9b904-eacd-4251-8f86-09d5656916bf','4d9d613511607059','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('laurel-5nx17-bzasz-yejqd-g7msc',28,1,'apply','b42e4d49-a2f1-4363-8921-bf88428cce99','15ee5b4490d4764b','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',0,-1,'draw armoury','','644c56251e0cad9a','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',1,-1,'draw laboratory','','592d7a10dd3dfe80','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',2,-1,'draw mage-tower','','129f135e94ff1cd6','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',3,-1,'draw castle','','49a9e96cf3ec6d1f','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',4,-1,'draw bakery-mill','','e5da97f3d95862bd','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',5,-1,'draw theft','','e854050500758c7b','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',6,-1,'draw charcoal-burner','','86f1ee87925985a1','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',7,-1,'draw farm','','434f4bd4264b20a3','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',8,-1,'draw sawmill','','55a24598d8b01a2e','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',9,-1,'draw kvass-yard','','8293268b9ee99ecb','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',10,-1,'first 0','','ed18044f9863ce24','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',11,-1,'reveal ore-works','','084558b1f842abd2','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',12,-1,'reveal fair','','4c211cffa17f854a','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',13,-1,'reveal ore-works','','850aa6088404cd80','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',14,-1,'reveal ore-works','','7b8e7c41e5c5c06e','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',15,-1,'reveal fair','','e8b01ef28f9be097','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',16,-1,'reveal ore-works','','4e87e5ee579dec1b','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',17,0,'exchange mage-tower ore-works','bfc3949e-3c37-48b9-bcdb-c96395297364','29e0791f2ce27b45','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',18,1,'exchange charcoal-burner mage-tower','7e1b6710-2a89-4d03-90a0-8b9f0f06048b','3c2e98e568ebc660','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',19,0,'exchange armoury ore-works','1229cbbd-9fd3-43df-b5de-4d3c13bdf1e4','af78d37c99881746','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',20,1,'exchange theft fair','e5c5cd2e-f540-4007-be1f-7e3d0ca1164a','d3c34b0e6ff31c81','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',21,0,'exchange castle charcoal-burner','36fea3b7-b88a-48da-b458-99168312fd33','2ec4a5d56a1ec637','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',22,1,'pass','7b16e1b4-fc81-4781-a1ea-950cf0465422','4d16a47a756a6cea','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',23,0,'pass','6a5e2c8c-b73e-445f-b0b3-c31c22007a3c','45fb2fe9ec6826a6','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',24,0,'choose bakery-mill','dc417639-4fe7-4ae0-a926-c47ab81b80c7','545f99820b617634','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',25,1,'choose sawmill','7ce89840-9027-45a4-8325-63ca4628f052','df04a427822aced1','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',26,0,'discard-card','3aa0859a-3489-43a9-9f74-139b6dc7b67c','bc041e3e787da5e5','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',27,1,'buy wood','8900ab74-b2a7-4dc2-aae5-5626f48bb364','73df013e1d02ebb4','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',28,1,'discard-card','5c053937-93a8-4636-bb1f-298dbdd03de3','f9fd2dd85f1d9e80','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',29,0,'choose ore-works','0fb8024c-a02f-4f1a-b99c-a6fbcdeaac78','150e9ffc393a365f','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',30,1,'choose kvass-yard','4b866ff1-bf66-425c-9aa1-12bd8c735407','90b0af7b36fd9e93','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',31,0,'take-back','ab8cd1dd-cfbe-4929-b17c-d6fce7488285','8b9f4d03f993bf10','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',32,1,'take-back','7e1dcf13-7fb1-411f-9f71-4d645441aa5a','75a3658febc5a559','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',33,0,'done','1947c760-13b5-48f9-bc2c-deb22a0dcc39','fbda18be31254ab7','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',34,1,'discard mage-tower','f1580307-5945-454f-a322-71718cc21909','31a129ee53da3a55','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',35,1,'sell wood','7ba5d8be-a2e0-4623-9ed3-9d996c5a81f6','58a96bd3dd9d37d7','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',36,1,'done','958bd534-9909-4c88-a115-f5f1691a0a2e','9e34fd842765bf51','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',37,-1,'draw scouting','','e45cd7b3aa4fc7da','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',38,-1,'draw bakery-mill','','ca5ac5b59fac31b2','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',39,-1,'draw bakery-mill','','5b742de41c989e47','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',40,-1,'reveal crystal-mine','','d703dd1b475ca41d','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',41,-1,'reveal kvass-yard','','6c8b24fa89e4be23','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',42,-1,'reveal sawmill','','28c6a290cd27e060','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',43,-1,'reveal laboratory','','7f4cbbb23d79b46a','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',44,-1,'reveal castle','','9ffb0ee358009ead','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',45,-1,'reveal crystal-mine','','6c59ef4d1f1b720b','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',46,0,'exchange ore-works sawmill','3137b823-fb62-4b07-86dd-c521dfc35b9b','ae5ab58e09d6c22f','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',47,1,'exchange kvass-yard crystal-mine','f95ecc2e-edfd-4f6c-9230-ffdb35b79dbc','8b2b01efe1fa8b73','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',48,0,'pass','90467389-5169-4da9-97d1-e7a6efef33c9','5b40bb752bd9933c','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',49,1,'exchange farm castle','aaa2bc5c-b40a-4c71-b8f2-b5554a32c6f9','ba53ee4b2c9d5359','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',50,1,'pass','b6f23547-bd65-4073-ae74-4d703308ab98','315541d678d37dd1','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',51,0,'choose charcoal-burner','b097dbd3-0880-4b82-a022-5b2cc2dba81f','d5fbea755cf47be2','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',52,1,'choose bakery-mill','e0db0ef6-3310-4fe6-a328-47ef7073f432','c083ff4c48a7aa9a','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',53,0,'discard-card','d3b655bb-633f-48d6-82af-b86f800716d8','cf6a2f71ef5af730','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',54,1,'take-back','9016c4f5-a331-4db3-908e-4803cc492fb9','4c0386cc09d4e32f','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',55,0,'choose ore-works','0bb7ef01-7714-41bc-8bfb-ce29fd22b442','6a32220263d4acbc','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',56,0,'discard-card','eee2ea32-cc6c-42d4-9f45-4e6162565754','f115f8acf68d358d','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',57,0,'choose sawmill','8c511016-ec97-47e2-aa74-f627c62cdc39','9b5c0aed36f384b1','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',58,0,'apply','ef256958-6de0-40fa-ac49-dd6e46f9212a','b815943d55a40545','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',59,0,'choose laboratory','bdb00b6a-289c-4940-a527-4f95ab2bfbf0','f7f3327a08beada3','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',60,0,'sell wood','1a5a18a8-ddec-4e1d-a4dc-7fd70b549dab','238d03642ffcf7b5','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',61,0,'buy wheat','88cd4b39-89ba-459d-a249-27e0ac805fe2','2ca55316bf065cf8','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',62,0,'sell wheat','774fe0db-62ed-4f3a-b61e-c4e55dc76887','d6d497b4f8437099','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',63,0,'discard-card','8fd4c456-a33c-4bda-a7dc-d6fbe1ce51ac','8700af52b6928adb','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',64,0,'choose scouting','b4a00530-e38d-49b7-a009-f31b8dc4bbc3','f80f061a4c4b28fd','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',65,0,'scout 1','b0301d6e-b36f-4a5d-963c-348e1d505585','a000e3a84f9a1495','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',66,-1,'take bakery-mill','','2e67e7953c8eea7c','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',67,-1,'draw rebuilding','','6e7c82da3ad0a38e','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',68,0,'choose bakery-mill','9268a765-1e09-4de6-8f3b-176fb9f754df','943b2857076433bd','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',69,0,'sell wood','f6ae8329-6116-4329-9bca-c7df7109779e','b486f270bf652530','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',70,0,'buy wheat','52c8a267-6544-4874-99c5-613d2f79ccd8','759ae8404be6c722','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',71,0,'take-back','5b85c970-e242-4c99-970b-7a82f59c3338','e3fc30b0f5b8898b','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',72,0,'sell wheat','915a12ab-23ea-4d03-8e62-7bc4125f7399','51ee9ed4a4467c49','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',73,0,'done','5586d5eb-3119-4a67-9ca7-da45de76668b','5cf8606e70367fe9','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',74,1,'discard crystal-mine','db03ac15-2a0c-40d6-ad3a-199924710ee1','7e54533d51971550','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',75,1,'discard rebuilding','594b59f5-2149-4674-a590-273ade9533bd','97d7383349293112','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',76,1,'discard bakery-mill','dd375760-c25e-4c06-bfab-4045ad67f0a6','790bd84233f5322f','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',77,1,'done','28d6342d-475d-44db-892e-c43868e65f4c','a3defbed1df7a5d7','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',78,-1,'draw hunters-hut','','6e60f8e10fdb148b','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',79,-1,'draw castle','','61ead2a7e84843e0','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',80,-1,'draw fair','','01d7a70aa74ee3d9','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',81,-1,'draw theft','','5070d1cfb0975eee','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',82,-1,'draw laboratory','','c233c9a7b770b57b','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',83,-1,'draw hunters-hut','','755923a33189dacd','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',84,-1,'draw charcoal-burner','','f937081fb6f72bee','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',85,-1,'reveal armoury','','c55d85cd6cb57893','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',86,-1,'reveal castle','','63f0432eb5dd6777','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',87,-1,'reveal castle','','e6eeb7baab7f17e1','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',88,-1,'reveal sawmill','','4008ba27dd3c56e8','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',89,-1,'reveal crystal-mine','','a14a2da5bea0b8ce','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',90,-1,'reveal kvass-yard','','d8c59259f6764b1f','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',91,1,'exchange hunters-hut crystal-mine','a4097697-5fe4-4f08-95dd-d3c52bc038b6','e812ae53541fe81c','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',92,0,'exchange hunters-hut hunters-hut','6759378b-9f44-4c77-a320-3aa5b9c83ad7','f46955077cb60361','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',93,1,'pass','f1ad7168-80b2-45d5-b5f2-fa681fa47166','9ccf5ac73840543a','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',94,0,'pass','cce772c3-d1f0-4908-9689-b5829c7b97da','fd21a3c575a51fbf','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',95,0,'choose theft','eb8dbc8b-d005-415c-b1b6-902541a00877','53a235d2be1faa59','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',96,1,'choose fair','23d48f2d-a9b6-4d1e-bc69-8852e823d861','58b137caeb39ef0a','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',97,1,'apply','1ab67cdd-7a3c-4709-a6bd-e54c84400d34','c5fb97ed9a684a97','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',98,0,'take-back','b77cc3b4-c8e6-4a00-8a22-75154b493cc4','8ac1052495dade34','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',99,1,'choose charcoal-burner','eb2ed883-31d5-4525-ae1e-3e3b911c6044','0d1bf61612826562','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',100,1,'take-back','583e286a-25e7-49e8-adaf-a434ea76a99c','c5e82bd1746a43d9','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',101,0,'discard bakery-mill','c0824095-eb50-4dd0-87cc-2157e02fad0c','45728e848bac1caf','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',102,0,'discard castle','6a86f378-9a89-4e87-898c-caf41df83228','8b9cca5cd474bd3c','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',103,0,'discard theft','2d79e438-f28d-4a8c-9002-b711867d66a1','d933754fa1f67b3a','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',104,0,'discard fair','a0ef62dc-272f-4528-86b8-99c40c83365f','df1b28f3d74cc6ce','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',105,0,'discard hunters-hut','0d7ef7e9-e450-4497-aeb1-68895d185b70','2f51954e83d28b9b','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',106,0,'done','19ea34ce-7b87-49bc-a829-e7b645e7a2f7','64235396a67d4ca7','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',107,1,'discard laboratory','92285af6-516c-4fb2-adcc-a42c6c5c85f7','c669637e50fafbb3','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',108,1,'discard castle','07e62b4d-4f9e-4e1b-b1a4-e4ca16703349','ff9f033c90edfd23','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',109,1,'discard crystal-mine','503a2758-58dd-42ad-add2-f7feb5160779','2920c11b7010d8e3','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',110,1,'done','d0741549-b096-4e1c-8aff-c181cd9b2128','25ac529118db7106','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',111,-1,'draw ore-works','','e91598ec0fd53266','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',112,-1,'draw fair','','a26af3d296a534dd','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',113,-1,'draw hunters-hut','','de57a2fec4a9858e','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',114,-1,'draw crystal-mine','','e5af899e106b11b7','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',115,-1,'draw kvass-yard','','783e05d09ace0919','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',116,-1,'draw farm','','f1360f937ac08dbc','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',117,-1,'draw charcoal-burner','','6a1316f6ce8f4d52','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',118,-1,'draw sawmill','','858d537327ae7be9','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',119,-1,'draw scouting','','56fe72735f68ca25','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',120,-1,'reveal laboratory','','5b5b70b0a7a09538','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',121,-1,'reveal farm','','8fe1c2fb76c12ab7','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',122,-1,'reveal sawmill','','62ab087ac70c8444','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',123,-1,'reveal armoury','','527f955bb620c3fa','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',124,-1,'reveal castle','','3e47ed4ec98dbc40','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',125,-1,'reveal charcoal-burner','','e2c552ebb8260fc5','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',126,1,'exchange charcoal-burner charcoal-burner','86618873-91d4-4fe5-84d6-b73cdb167d6c','66e5d7a51e539554','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',127,0,'exchange charcoal-burner laboratory','ac51a01c-3f19-448d-b005-b1e8366c8df4','66adf87d4eeb560a','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',128,1,'pass','4e2cb6ca-1b03-4574-9c50-52d8e541c1e4','999eed43d49b7483','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',129,0,'pass','99c8f711-3d56-4d72-b392-997b0c4a2b36','7ad018aaf035ba00','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',130,0,'choose laboratory','7091d0ab-1655-45a4-9db8-ff94e9c5b65c','5570e30de692c4bc','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',131,1,'choose charcoal-burner','62ce38e5-6ed8-4cd5-ad3f-593bbfd6a456','4a4c0a2ad706a299','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',132,1,'take-back','a58012ff-bc49-4d98-85f5-ad0ad7056d7a','f14c325881f8c0cc','2026-11-15 22:38:38');
INSERT INTO "entries" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',133,0,'take-back','cbb771dd-0d41-49c5-929a-b40bb772461b','07eff647e585b95f','2026-11-15 22:38:38');
CREATE TABLE keys (
        table_id TEXT NOT NULL REFERENCES tables (id),
        seat INTEGER NOT NULL,
        key_hash TEXT NOT NULL,
        PRIMARY KEY (table_id, key_hash)
    ) STRICT;
INSERT INTO "keys" VALUES('laurel-5nx17-bzasz-yejqd-g7msc',0,'62e596bb4293a9d75ed4ab3599f1b8798e89f0f506524e9bc59f23115d15003d');
INSERT INTO "keys" VALUES('laurel-5nx17-bzasz-yejqd-g7msc',1,'adb3cda43cee3f84cb173f6c56262ffe22e42db991159a5996f286e6a05b7436');
INSERT INTO "keys" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',0,'301f1f23b75f02f1dac672ca68d8ed99a0dd0372488fdaac69a79cc438d89bdf');
INSERT INTO "keys" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',1,'8e6837ace305f132f9a446000b14411a03679ecffddc38e5320d47ae32993854');
INSERT INTO "keys" VALUES('pepper-qvwz0-459bc-754p7-vmksd',0,'266d04ec571cb318661ba83c1bdc187cd84a21b34ba47b588ea0bb8ba883f527');
CREATE TABLE requests (
        table_id TEXT NOT NULL REFERENCES tables (id),
        seat INTEGER NOT NULL,
        what TEXT NOT NULL,
        id_hash TEXT NOT NULL,
        body_hash TEXT NOT NULL,
        PRIMARY KEY (table_id, id_hash)
    ) STRICT;
INSERT INTO "requests" VALUES('laurel-5nx17-bzasz-yejqd-g7msc',0,'create','8fceac0f233d00ea5c6071a64cad50c87f24a281d739cd6d8db74b506b49f4f2','1ae049c3e99dc5ed123e06f295205cd9cd346efe80664122170cc907bfb739b6');
INSERT INTO "requests" VALUES('laurel-5nx17-bzasz-yejqd-g7msc',1,'join','0eee4e4801bbfce8d89467f72f140c231d380cc6bae93d0951b553b5cc233180','707e8941c444d9bc36f984e262ff70498d129280ddf748d632efa73c94144a01');
INSERT INTO "requests" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',0,'create','e9016c87832cb25e943d54f7e376784eec608ea94901bf7f7c4ae6db0bbdf029','1ae049c3e99dc5ed123e06f295205cd9cd346efe80664122170cc907bfb739b6');
INSERT INTO "requests" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',1,'join','b77c2339860c40e41717b90bf94dbbe016472f50a625b84067ebbbe004a61f35','707e8941c444d9bc36f984e262ff70498d129280ddf748d632efa73c94144a01');
INSERT INTO "requests" VALUES('pepper-qvwz0-459bc-754p7-vmksd',0,'create','8f1450cef97a0211a6944f2afdc9b25cfdd1c06bca5124aa9776e31378e8434f','26c74c5b13812cfcbf6f80f46b4c429a8f73d319455d0a8ea72c9a06e34b350d');
CREATE TABLE seats (
        table_id TEXT NOT NULL REFERENCES tables (id),
        seat INTEGER NOT NULL,
        kind TEXT NOT NULL,
        name TEXT NOT NULL,
        bot TEXT NOT NULL,
        code_hash TEXT NOT NULL, seal TEXT NOT NULL DEFAULT '', nonce TEXT NOT NULL DEFAULT '', awaited INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (table_id, seat)
    ) STRICT;
INSERT INTO "seats" VALUES('laurel-5nx17-bzasz-yejqd-g7msc',0,'human','Anna','','0a630c9171f13a5164e6354a9cd23ced4fc69eae13d342c4631a8a7b0a826230','','',0);
INSERT INTO "seats" VALUES('laurel-5nx17-bzasz-yejqd-g7msc',1,'human','Boris','','29d04f58a3b253f11a0743af6a094a6185a83e9cdb434452f054edf259feb80c','','',0);
INSERT INTO "seats" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',0,'human','Anna','','32e303463b84090d54bfe617daaf0e24fb3bd094151c8155f6ee117a55473dcd','','',0);
INSERT INTO "seats" VALUES('oat-4qst8-zeh2d-eve48-rrrqv',1,'human','Boris','','00c4f92c452c78d8a3f5b166b32a2df5d041c25c45e508ff124d742ad7faa967','','',0);
INSERT INTO "seats" VALUES('pepper-qvwz0-459bc-754p7-vmksd',0,'human','Anna','','bea2641a68e9ad86d8d081575ec555d8cdfee228a075558a7678909027634f2e','','',0);
INSERT INTO "seats" VALUES('pepper-qvwz0-459bc-754p7-vmksd',1,'open','','','','','',0);
INSERT INTO "seats" VALUES('pepper-qvwz0-459bc-754p7-vmksd',2,'bot','','greedy','','','',0);
CREATE TABLE secrets (
        name TEXT PRIMARY KEY,
        value BLOB NOT NULL
    ) STRICT;
INSERT INTO "secrets" VALUES('requests',X'C540F000CBB94EE1EB77EE0392D34C7162D1BB1E442085D5ED7655570C393604');
CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        modules TEXT NOT NULL,
        options TEXT NOT NULL,
        seed BLOB NOT NULL,
        creator INTEGER NOT NULL,
        started INTEGER NOT NULL DEFAULT 0,
        rematch TEXT,
        created_at TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP
    , versions TEXT NOT NULL DEFAULT '', edition TEXT NOT NULL DEFAULT '') STRICT;
INSERT INTO "tables" VALUES('laurel-5nx17-bzasz-yejqd-g7msc','artificium','["base"]','{}',X'FE4DE4326094E338322DB958813886C86C997CE80D5CD17F9581562A919AC10E',0,1,NULL,'2026-11-15 22:38:38','2','');
INSERT INTO "tables" VALUES('oat-4qst8-zeh2d-eve48-rrrqv','artificium','["base"]','{}',X'27AD9F8EB2CEFD65CBD4DC14695A00BFD09FA625DA137A756812CA594E47BFE7',0,1,NULL,'2026-11-15 22:38:38','2','');
INSERT INTO "tables" VALUES('pepper-qvwz0-459bc-754p7-vmksd','artificium','["base"]','{}',X'7E285E670CD90372018BC3D3A4E8892FCFE7F67C77A75057E646FE32AE845502',0,0,NULL,'2026-11-15 22:38:38','2','');
COMMIT;
PRAGMA user_version = 5;
